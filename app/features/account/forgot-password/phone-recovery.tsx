import { type FormEvent, useRef } from 'react';
import type { ErrorCode } from '../../../../contracts/errors';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { errorMessage } from '../../../shell/error-message';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { LOGIN_MOBILE_NUM, LOGIN_PASSWORD, VERIFICATION_CODE } from '../field-rules';
import { issueText } from '../issue-text';
import { PhoneField } from '../phone/phone-field';
import { CodeField } from '../verification/code-field';
import styles from './forgot-form.module.css';
import { joinHints } from './join-hints';
import { usePhoneRecovery } from './use-phone-recovery';

type Props = Parameters<typeof usePhoneRecovery>[1];

/** The one field that the gateway may find wanting is the new password, by the site's own rule for passwords. */
function refusalText(code: ErrorCode): string {
  return code === 'register.field.invalid' ? m.error_weak_password() : errorMessage(code);
}

/** Recovery by phone: number, code, new password (FORGOT-11 to FORGOT-17, FORGOT-30). */
export function PhoneRecovery(reactions: Props) {
  useLocale();
  const ref = useRef<HTMLFormElement>(null);
  const form = usePhoneRecovery(ref, reactions);
  const error = {
    mobileNum: issueText(
      { label: m.login_mobile(), bounds: LOGIN_MOBILE_NUM, format: m.form_mobile_invalid() },
      form.issues.mobileNum,
    ),
    verificationCode: issueText(
      { label: m.login_code(), bounds: VERIFICATION_CODE, format: m.form_digits_only() },
      form.issues.verificationCode,
    ),
    newPassword: issueText(
      { label: m.forgot_new_password(), bounds: LOGIN_PASSWORD, format: m.form_password_format() },
      form.issues.newPassword,
    ),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={submit}>
      {form.refusal && <Notice kind="error">{refusalText(form.refusal)}</Notice>}
      <PhoneField
        name="mobileNum"
        label={m.login_mobile()}
        value={form.values.mobileNum}
        onChange={(digits) => form.change('mobileNum', digits)}
        country={form.country}
        onCountry={form.setCountry}
        error={error.mobileNum}
        hint={m.forgot_mobile_hint({ min: LOGIN_MOBILE_NUM.min })}
      />
      <CodeField
        name="verificationCode"
        label={m.login_code()}
        value={form.values.verificationCode}
        onChange={(value) => form.change('verificationCode', value)}
        error={error.verificationCode}
        hint={joinHints([m.forgot_length_hint(VERIFICATION_CODE), m.forgot_digits_hint()])}
        code={form.code}
      />
      <PasswordField
        label={m.forgot_new_password()}
        icon="lock"
        name="newPassword"
        autoComplete="new-password"
        maxLength={64}
        value={form.values.newPassword}
        error={error.newPassword}
        hint={joinHints([m.forgot_length_hint(LOGIN_PASSWORD), m.forgot_characters_hint()])}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        onChange={(event) => form.change('newPassword', event.target.value)}
      />
      <Button
        type="submit"
        name="submit"
        disabled={!form.ready}
        busyText={form.sending ? m.action_working() : undefined}
      >
        {m.forgot_save()}
      </Button>
    </form>
  );
}
