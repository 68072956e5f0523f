import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { TextField } from '@/app/ui/text-field';
import type { SessionInfo } from '@/contracts/session/session-info';
import { LOGIN_PASSWORD } from '../field-rules';
import styles from './change-password.module.css';
import { LabelledPasswordField } from './labelled-password-field';
import { SamePasswordPopup } from './same-password-popup';
import { useChangePassword } from './use-change-password';

/** Account name, old password where it is not known, new password twice (CHPW-01 to CHPW-12, CHPW-34 to CHPW-36). */
export function ChangePasswordForm({ session }: { session: SessionInfo }) {
  useLocale();
  const form = useChangePassword(session);
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={m.login_username()}
        icon="user"
        name="username"
        autoComplete="username"
        readOnly
        value={session.userName}
      />
      {form.asksOld && (
        <LabelledPasswordField {...form.field('old_password')} autoComplete="current-password" />
      )}
      <LabelledPasswordField
        {...form.field('password')}
        hint={m.change_password_hint(LOGIN_PASSWORD)}
        autoComplete="new-password"
      />
      <LabelledPasswordField {...form.field('confimpsw')} autoComplete="new-password" />
      {/* No word of the gateway shows, and what was typed stays. */}
      {form.refusal && <Notice kind="error">{m.change_password_failed()}</Notice>}
      <Button {...form.button(m.action_working())}>{m.change_password()}</Button>
      {form.isSame && <SamePasswordPopup onClose={form.closeSame} />}
    </form>
  );
}
