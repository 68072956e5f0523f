import { type RefObject, useEffect, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../../../contracts/errors';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { unwrap } from '../../../lib/outcome';
import { useSite } from '../../../session/site.queries';
import { useSessionActions } from '../../../session/use-session-actions';
import { useSessionEnded } from '../../../shell/session-watch';
import { useCaptcha } from '../captcha/use-captcha';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import { useRevalidateOnLanguage } from '../use-revalidate-on-language';
import { logInFn } from './login.functions';
import { type LoginField, type LoginValues, loginIssues } from './login-rules';
import { canRemember, forgetRemembered, recall, remember } from './remembered-login';

const EMPTY: LoginValues = { username: '', password: '', captcha: '' };

/** State and behaviour of the login form: validation, captcha, remembered password, refusal (LOGIN-13 to LOGIN-29). */
export function useLoginForm(
  form: RefObject<HTMLFormElement | null>,
  onLoggedIn: () => Promise<void> | void,
) {
  const { rememberSalt, jurisdiction } = useSite();
  const { begin } = useSessionActions();
  const onClosed = useSessionEnded();
  const captcha = useCaptcha();
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues<LoginField>>({});
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [sending, setSending] = useState(false);
  const [remembered, setRemembered] = useState(false);
  const [offersRemember, setOffersRemember] = useState(false);
  const [ready, setReady] = useState(false);
  const [agreed, setAgreed] = useState(!jurisdiction.activeConsent);
  const withCaptcha = captcha.image !== null;

  // What was typed or filled in before the scripts came is kept.
  useEffect(() => {
    setValues({ ...EMPTY, ...typedInto(form.current) });
    setReady(true);
  }, [form]);

  useEffect(() => {
    if (!canRemember()) return;
    setOffersRemember(true);
    let current = true;
    void recall(rememberSalt).then((kept) => {
      if (!kept || !current) return;
      setValues((typed) => (typed.username || typed.password ? typed : { ...typed, ...kept }));
      setRemembered(true);
    });
    return () => {
      current = false;
    };
  }, [rememberSalt]);

  useRevalidateOnLanguage(() => {
    if (Object.keys(issues).length > 0) setIssues(loginIssues(values, withCaptcha));
  });

  function change(field: LoginField, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    // A field that is marked wrong is checked again with each key; others wait for the submit.
    if (issues[field]) setIssues({ ...issues, [field]: loginIssues(next, withCaptcha)[field] });
  }

  async function submit() {
    if (sending || !agreed) return;
    const found = loginIssues(values, withCaptcha);
    setIssues(found);
    setRefusal(null);
    const first = Object.keys(found)[0];
    if (first) return focusField(form, first);
    setSending(true);
    try {
      const { username, password } = values;
      const session = await unwrap<SessionInfo>(
        logInFn({ data: withCaptcha ? values : { username, password } }),
      );
      if (remembered) await remember({ username, password }, rememberSalt).catch(() => undefined);
      else forgetRemembered();
      begin(session);
      // The form stays busy until the next page stands: a second tap must not send it again.
      await onLoggedIn();
    } catch (error) {
      setSending(false);
      await refused(error);
    }
  }

  // Digits belong to the picture they were read from.
  async function reloadCaptcha() {
    setValues((typed) => ({ ...typed, captcha: '' }));
    await captcha.load();
  }

  // Keeps the username, empties what must be typed anew, and puts the focus there (LOGIN-81, LOGIN-82).
  async function refused(error: unknown) {
    onClosed(error);
    const code = error instanceof GatewayError ? error.code : 'unknown';
    const lost = code === 'gateway.unavailable' || code === 'gateway.timeout';
    setRefusal(code);
    if (!lost) setValues({ ...values, password: '', captcha: '' });
    if (withCaptcha || asksForCaptcha(error)) await reloadCaptcha();
    focusField(form, lost ? 'submit' : 'password');
  }

  return {
    ready,
    values,
    issues,
    refusal,
    sending,
    captcha: { ...captcha, load: reloadCaptcha },
    offersRemember,
    remembered,
    setRemembered,
    agreed,
    setAgreed,
    change,
    submit,
  };
}

function typedInto(form: HTMLFormElement | null): Partial<LoginValues> {
  const { username, password } = Object.fromEntries(new FormData(form ?? undefined));
  return { username: String(username ?? ''), password: String(password ?? '') };
}

function asksForCaptcha(error: unknown): boolean {
  const value = error instanceof GatewayError ? error.value : null;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
