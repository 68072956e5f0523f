import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from '@/app/forms/use-form';
import { unwrap } from '@/app/lib/calls/outcome';
import { reauthenticated } from '@/app/lib/calls/reauthenticated';
import {
  CHANGE_PASSWORD_LOADING,
  CHANGE_PASSWORD_REDIRECT,
  CHANGE_PASSWORD_SAVED,
} from '@/app/lib/time/timing';
import { m } from '@/app/paraglide/messages.js';
import { clearPrompt } from '@/app/session/password-prompt';
import { useSite } from '@/app/session/site.queries';
import { useSessionActions } from '@/app/session/use-session-actions';
import { useToast } from '@/app/shell/toast';
import { type GatewayError, UNJUDGED_ERRORS } from '@/contracts/errors';
import type { SessionInfo } from '@/contracts/session/session-info';
import { passwordWords } from '../field-words';
import { changePasswordFn } from './change-password.functions';
import { type ChangeValues, changeIssues } from './change-password-rules';
import { knownPassword, removeSessionPasswords, updateKnownPassword } from './known-password';

const EMPTY: ChangeValues = { old_password: '', password: '', confimpsw: '' };
const WORDS = {
  old_password: () => passwordWords(m.change_password_old()),
  password: () => passwordWords(m.change_password_new()),
  confimpsw: () => ({
    ...passwordWords(m.change_password_confirm()),
    missing: m.change_password_confirm_missing(),
  }),
};

/** The change of password (CHPW-16 to CHPW-37). */
export function useChangePassword({ userName }: SessionInfo) {
  const { rememberSalt } = useSite();
  const router = useRouter();
  const toast = useToast();
  const { renew } = useSessionActions();
  const [known, setKnown] = useState<string | null>(null);
  const [isSame, setIsSame] = useState(false);
  const [saved, setSaved] = useState(false);
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => changeIssues(values, known === null),
    rechecks: { password: 'confimpsw' },
    mayLeave,
    loading: { text: m.change_password_saving, duration: CHANGE_PASSWORD_LOADING },
    send,
    refused,
  });

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

  function mayLeave({ old_password, password }: ChangeValues): boolean {
    const differs = (known ?? old_password) !== password;
    setIsSame(!differs);
    return differs;
  }

  async function send({ old_password, password, confimpsw }: ChangeValues) {
    const data = { oldPassword: known ?? old_password, newPassword: password, confirmNewPassword: confimpsw };
    const session = await reauthenticated(() => unwrap(changePasswordFn({ data })));
    removeSessionPasswords();
    // The password is changed, whether or not this browser can remember it.
    await updateKnownPassword(userName, password, rememberSalt).catch(() => undefined);
    clearPrompt();
    renew(session);
    toast(m.change_password_saved(), { kind: 'success', duration: CHANGE_PASSWORD_SAVED });
    setSaved(true);
  }

  // A gateway that refuses may mean the remembered password, which is then no known one: the field appears.
  function refused({ code }: GatewayError) {
    if (code !== 'reauthentication.required' && !UNJUDGED_ERRORS.includes(code)) setKnown(null);
    return {};
  }

  function closeSame() {
    setIsSame(false);
    form.focus('password');
  }

  return { ...form, asksOld: known === null, isSame, closeSame };
}
