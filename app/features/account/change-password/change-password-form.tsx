import { type FormEvent, useRef } from 'react';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { LOGIN_PASSWORD } from '../field-rules';
import styles from './change-password.module.css';
import { LabelledPasswordField } from './labelled-password-field';
import { SamePasswordPopup } from './same-password-popup';
import { useChangePassword } from './use-change-password';

/** Account name, old password where it is not known, new password twice (CHPW-01 to CHPW-12). */
export function ChangePasswordForm({ session }: { session: SessionInfo }) {
  useLocale();
  const ref = useRef<HTMLFormElement>(null);
  const form = useChangePassword(ref, session);
  const field = (name: 'old_password' | 'password' | 'confimpsw') => ({
    name,
    value: form.values[name],
    issue: form.issues[name],
    onChange: (value: string) => form.change(name, value),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        label={m.login_username()}
        icon="user"
        name="username"
        autoComplete="username"
        readOnly
        value={session.userName}
      />
      {form.asksOld && (
        <LabelledPasswordField
          {...field('old_password')}
          label={m.change_password_old()}
          autoComplete="current-password"
        />
      )}
      <LabelledPasswordField
        {...field('password')}
        label={m.change_password_new()}
        hint={m.change_password_hint(LOGIN_PASSWORD)}
        autoComplete="new-password"
      />
      <LabelledPasswordField
        {...field('confimpsw')}
        label={m.change_password_confirm()}
        missing={m.change_password_confirm_missing()}
        autoComplete="new-password"
      />
      {form.failed && <Notice kind="error">{m.change_password_failed()}</Notice>}
      <Button
        type="submit"
        name="submit"
        disabled={!form.ready}
        busyText={form.sending ? m.action_working() : undefined}
      >
        {m.change_password()}
      </Button>
      {form.isSame && <SamePasswordPopup onClose={form.closeSame} />}
    </form>
  );
}
