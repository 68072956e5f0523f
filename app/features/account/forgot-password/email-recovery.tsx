import { useForm } from '@/app/forms/use-form';
import { unwrap } from '@/app/lib/calls/outcome';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { messageOfError } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
import { TextField } from '@/app/ui/text-field';
import { workedThrough } from '../captcha/work-out';
import { usernameWords } from '../field-words';
import styles from './forgot-form.module.css';
import { recoverByEmailFn } from './recovery.functions';
import { type EmailValues, emailIssues, trimmed } from './recovery-rules';

const EMPTY: EmailValues = { username: '', email: '' };
const WORDS = {
  username: usernameWords,
  email: () => ({ label: m.forgot_email(), format: m.form_email_wrong() }),
};

/**
 * Recovery by e-mail: the username and the address that belongs to it; a failure keeps what was typed (FORGOT-18 to
 * FORGOT-20, FORGOT-39 to FORGOT-53).
 */
export function EmailRecovery({ onSent }: { onSent: () => void }) {
  useLocale();
  const toast = useToast();
  const { humanVerification } = useSite();
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: emailIssues,
    async send(values) {
      await workedThrough(humanVerification, (shown) =>
        unwrap(recoverByEmailFn({ data: { ...trimmed(values), ...shown } })),
      );
      toast(m.forgot_email_sent(), { kind: 'success', length: 'short' });
      onSent();
    },
    refused(error) {
      toast(messageOfError(error), { kind: 'error' });
      return { said: true };
    },
  });

  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        {...form.field('email')}
        icon="mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        hint={m.forgot_email_hint()}
      />
      <Button {...form.button(m.action_please_wait())}>{m.forgot_email_send()}</Button>
    </form>
  );
}
