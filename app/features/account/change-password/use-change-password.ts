import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { GatewayError, UNJUDGED_ERRORS } from '../../../../contracts/errors';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { unwrap } from '../../../lib/outcome';
import {
  CHANGE_PASSWORD_LOADING,
  CHANGE_PASSWORD_REDIRECT,
  CHANGE_PASSWORD_SAVED,
} from '../../../lib/timing';
import { m } from '../../../paraglide/messages.js';
import { clearPrompt } from '../../../session/password-prompt';
import { useSite } from '../../../session/site.queries';
import { useSessionActions } from '../../../session/use-session-actions';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import { typedValues } from '../typed-values';
import { useBusy } from '../use-busy';
import { useRevalidateOnLanguage } from '../use-revalidate-on-language';
import { changePasswordFn } from './change-password.functions';
import {
  type ChangeFieldName,
  type ChangeValues,
  changeIssues,
  issuesAfterChange,
} from './change-password-rules';
import { knownPassword, removeSessionPasswords, updateKnownPassword } from './known-password';

const EMPTY: ChangeValues = { old_password: '', password: '', confimpsw: '' };

/** State and behaviour of the change of password (CHPW-16 to CHPW-37). */
export function useChangePassword(form: RefObject<HTMLFormElement | null>, { userName }: SessionInfo) {
  const { rememberSalt } = useSite();
  const router = useRouter();
  const toast = useToast();
  const { renew } = useSessionActions();
  const onClosed = useSessionEnded();
  const [known, setKnown] = useState<string | null>(null);
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues<ChangeFieldName>>({});
  const [isSame, setIsSame] = useState(false);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  const [saved, setSaved] = useState(false);
  const { sending, isBusy, setBusy } = useBusy();
  const asksOld = known === null;

  useEffect(() => {
    setValues(typedValues(form, EMPTY));
    setReady(true);
  }, [form]);

  useEffect(() => {
    let current = true;
    void knownPassword(userName, rememberSalt).then((password) => current && setKnown(password));
    return () => {
      current = false;
    };
  }, [userName, rememberSalt]);

  useEffect(() => {
    if (!saved) return;
    const goHome = () => void router.navigate({ to: '/m/home', replace: true });
    const timer = setTimeout(goHome, CHANGE_PASSWORD_REDIRECT);
    return () => clearTimeout(timer);
  }, [saved, router]);

  useRevalidateOnLanguage(() => {
    if (Object.keys(issues).length > 0) setIssues(changeIssues(values, asksOld));
  });

  function change(field: ChangeFieldName, value: string) {
    const next = { ...values, [field]: value };
    setValues((typed) => ({ ...typed, [field]: value }));
    setIssues(issuesAfterChange(issues, field, next, asksOld));
  }

  async function submit() {
    if (isBusy()) return;
    const found = changeIssues(values, asksOld);
    setIssues(found);
    setFailed(false);
    const first = Object.keys(found)[0];
    if (first) return focusField(form, first);
    const oldPassword = known ?? values.old_password;
    if (oldPassword === values.password) return setIsSame(true);
    setBusy(true);
    const hideLoading = toast(m.change_password_saving(), { duration: CHANGE_PASSWORD_LOADING });
    const passwords = { oldPassword, newPassword: values.password, confirmNewPassword: values.confimpsw };
    try {
      await settle(await unwrap(changePasswordFn({ data: passwords })));
    } catch (error) {
      hideLoading();
      setBusy(false);
      refused(error);
    }
  }

  async function settle(session: SessionInfo) {
    removeSessionPasswords();
    // The password is changed, whether or not this browser can remember it.
    await updateKnownPassword(userName, values.password, rememberSalt).catch(() => undefined);
    clearPrompt();
    renew(session);
    toast(m.change_password_saved(), { kind: 'success', duration: CHANGE_PASSWORD_SAVED });
    // The form stays busy until home stands.
    setSaved(true);
  }

  // No word of the gateway shows, and what was typed stays (CHPW-34 to CHPW-36, ERR-49).
  function refused(error: unknown) {
    onClosed(error);
    setFailed(true);
    // A gateway that refuses may mean the remembered password, which is then no known one: the field appears (CHPW-03).
    if (error instanceof GatewayError && !UNJUDGED_ERRORS.includes(error.code)) setKnown(null);
    focusField(form, 'submit');
  }

  function closeSame() {
    setIsSame(false);
    focusField(form, 'password');
  }

  return { ready, sending, asksOld, values, issues, isSame, failed, change, submit, closeSame };
}
