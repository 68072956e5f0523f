import { type RefObject, useEffect, useState } from 'react';
import { unwrap } from '../../../lib/outcome';
import { m } from '../../../paraglide/messages.js';
import { messageOfError } from '../../../shell/error-message';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import { typedValues } from '../typed-values';
import { useBusy } from '../use-busy';
import { useRevalidateOnLanguage } from '../use-revalidate-on-language';
import { recoverByEmailFn } from './recovery.functions';
import { type EmailFieldName, type EmailValues, emailIssues, trimmed } from './recovery-rules';

const EMPTY: EmailValues = { username: '', email: '' };

/** State and behaviour of recovery by e-mail; a failure keeps what was typed (FORGOT-39 to FORGOT-53). */
export function useEmailRecovery(form: RefObject<HTMLFormElement | null>, onSent: () => void) {
  const onClosed = useSessionEnded();
  const toast = useToast();
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues<EmailFieldName>>({});
  const { sending, isBusy, setBusy } = useBusy();
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setValues(typedValues(form, EMPTY));
    setReady(true);
  }, [form]);

  useRevalidateOnLanguage(() => {
    if (Object.keys(issues).length > 0) setIssues(emailIssues(values));
  });

  function change(field: EmailFieldName, value: string) {
    const next = { ...values, [field]: value };
    setValues((typed) => ({ ...typed, [field]: value }));
    if (issues[field]) setIssues({ ...issues, [field]: emailIssues(next)[field] });
  }

  async function submit() {
    if (isBusy()) return;
    const found = emailIssues(values);
    setIssues(found);
    const first = Object.keys(found)[0];
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      await unwrap(recoverByEmailFn({ data: trimmed(values) }));
      toast(m.forgot_email_sent(), { kind: 'success', length: 'short' });
      onSent();
    } catch (error) {
      setBusy(false);
      toast(messageOfError(error), { kind: 'error' });
      onClosed(error);
      focusField(form, 'submit');
    }
  }

  return { ready, values, issues, sending, change, submit };
}
