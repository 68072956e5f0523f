import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import type { ErrorCode } from '@/contracts/errors';
import { LOGIN_MOBILE_NUM, LOGIN_PASSWORD, VERIFICATION_CODE } from '../field-rules';
import { PhoneField } from '../phone/phone-field';
import { CodeField } from '../verification/code-field';
import styles from './forgot-form.module.css';
import { joinHints } from './join-hints';
import { usePhoneRecovery } from './use-phone-recovery';

type Props = Parameters<typeof usePhoneRecovery>[0];

/** The one field that the gateway may find wanting is the new password, by the site's own rule for passwords. */
function refusalText(code: ErrorCode): string {
  return code === 'register.field.invalid' ? m.error_weak_password() : errorMessage(code);
}

/** Recovery by phone: number, code, new password (FORGOT-11 to FORGOT-17, FORGOT-30). */
export function PhoneRecovery(reactions: Props) {
  useLocale();
  const form = usePhoneRecovery(reactions);
  return (
    <form {...form.props} className={styles.form}>
      {form.refusal && <Notice kind="error">{refusalText(form.refusal)}</Notice>}
      <PhoneField
        {...form.field('mobileNum')}
        country={form.country}
        onCountry={form.setCountry}
        hint={m.forgot_mobile_hint({ min: LOGIN_MOBILE_NUM.min })}
      />
      <CodeField
        {...form.field('verificationCode')}
        hint={joinHints([m.forgot_length_hint(VERIFICATION_CODE), m.forgot_digits_hint()])}
        code={form.code}
      />
      <PasswordField
        {...form.field('newPassword')}
        icon="lock"
        autoComplete="new-password"
        maxLength={64}
        hint={joinHints([m.forgot_length_hint(LOGIN_PASSWORD), m.forgot_characters_hint()])}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
      />
      <Button {...form.button(m.action_working())}>{m.forgot_save()}</Button>
    </form>
  );
}
