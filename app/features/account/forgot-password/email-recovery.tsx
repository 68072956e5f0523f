import { type FormEvent, useRef } from 'react';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { LOGIN_USERNAME } from '../field-rules';
import { issueText } from '../issue-text';
import styles from './forgot-form.module.css';
import { useEmailRecovery } from './use-email-recovery';

/** Recovery by e-mail: the username and the address that belongs to it (FORGOT-18 to FORGOT-20, FORGOT-44). */
export function EmailRecovery({ onSent }: { onSent: () => void }) {
  useLocale();
  const ref = useRef<HTMLFormElement>(null);
  const form = useEmailRecovery(ref, onSent);

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
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={form.values.username}
        error={issueText(
          { label: m.login_username(), bounds: LOGIN_USERNAME, format: m.form_username_format() },
          form.issues.username,
        )}
        onChange={(event) => form.change('username', event.target.value)}
      />
      <TextField
        label={m.forgot_email()}
        icon="mail"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={form.values.email}
        error={issueText({ label: m.forgot_email(), format: m.form_email_wrong() }, form.issues.email)}
        hint={m.forgot_email_hint()}
        onChange={(event) => form.change('email', event.target.value)}
      />
      <Button
        type="submit"
        name="submit"
        disabled={!form.ready}
        busyText={form.sending ? m.action_please_wait() : undefined}
      >
        {m.forgot_email_send()}
      </Button>
    </form>
  );
}
