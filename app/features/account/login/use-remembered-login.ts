import { useEffect, useRef, useState } from 'react';
import { useSite } from '@/app/session/site.queries';
import type { Credentials } from './credentials';
import type { LoginMode } from './login-rules';
import { canRemember, forgetRemembered, type Remembered, recall, remember } from './remembered-login';

/** The remembered record of the mode on show, loaded again with each change of mode (LOGIN-11, LOGIN-18 to LOGIN-26). */
export function useRememberedLogin(mode: LoginMode, onRecalled: (kept: Remembered) => void) {
  const { rememberSalt } = useSite();
  const [offered, setOffered] = useState(false);
  const [ticked, setTicked] = useState(false);
  const latest = useRef(onRecalled);
  latest.current = onRecalled;

  useEffect(() => {
    setOffered(canRemember(mode));
    setTicked(false);
    let current = true;
    void recall(mode, rememberSalt).then((kept) => {
      if (!kept || !current) return;
      latest.current(kept);
      setTicked(true);
    });
    return () => {
      current = false;
    };
  }, [mode, rememberSalt]);

  /** Keeps or removes the record after a login that succeeded; a social login has none (LOGIN-25). */
  async function note(credentials: Credentials): Promise<void> {
    const record = recordOf(credentials);
    if (!record) return;
    if (ticked) await remember(mode, record, rememberSalt).catch(() => undefined);
    else forgetRemembered(mode);
  }

  return { offered, ticked, setTicked, note };
}

function recordOf(credentials: Credentials): Remembered | null {
  if (credentials.type === 'username') {
    const { username, password } = credentials;
    return { username, password, countryDialingCode: '' };
  }
  const mobile = credentials.type === 'sms' ? credentials : credentials.mobile;
  if (!mobile) return null;
  return { username: mobile.mobileNum, password: '', countryDialingCode: mobile.countryDialingCode };
}
