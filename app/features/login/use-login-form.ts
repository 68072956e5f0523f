import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../../contracts/errors';
import type { SessionInfo } from '../../../contracts/session/session-info';
import { unwrap } from '../../lib/outcome';
import { LANGUAGE_REVALIDATE_DEBOUNCE } from '../../lib/timing';
import { useSite } from '../../session/site.queries';
import { useSessionActions } from '../../session/use-session-actions';
import { useLocale } from '../../shell/locale';
import { useSessionEnded } from '../../shell/session-watch';
import { logInFn } from './login.functions';
import { type FieldIssue, type LoginField, type LoginValues, loginIssues } from './login-rules';
import { canRemember, forgetRemembered, recall, remember } from './remembered-login';
import { useCaptcha } from './use-captcha';

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
  const [issues, setIssues] = useState<Partial<Record<LoginField, FieldIssue>>>({});
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

function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const field = form.current?.elements.namedItem(name);
  if (field instanceof HTMLElement) requestAnimationFrame(() => field.focus());
}

// Errors that show are checked again 200 ms after a change of language (LOGIN-54, LOGIN-55).
function useRevalidateOnLanguage(revalidate: () => void) {
  const { language } = useLocale();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    const timer = setTimeout(() => latest.current(), LANGUAGE_REVALIDATE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [language]);
}
