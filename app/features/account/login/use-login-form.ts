import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../../../contracts/errors';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { unwrap } from '../../../lib/outcome';
import { useSite } from '../../../session/site.queries';
import { useSessionActions } from '../../../session/use-session-actions';
import { useSessionEnded } from '../../../shell/session-watch';
import { useCaptcha } from '../captcha/use-captcha';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import { useKnownMobile, useKnownName } from '../known-name';
import { typedValues } from '../typed-values';
import { useBusy } from '../use-busy';
import { useRevalidateOnLanguage } from '../use-revalidate-on-language';
import type { Credentials } from './credentials';
import { logInFn } from './login.functions';
import { type LoginField, type LoginMode, type LoginValues, loginIssues } from './login-rules';
import type { Remembered } from './remembered-login';
import { useRememberedLogin } from './use-remembered-login';

const EMPTY: LoginValues = { username: '', password: '', mobileNum: '', verificationCode: '', captcha: '' };

/** What the fields of the mobile tab know at the moment of the login. */
export type SmsFieldsHandle = {
  countryDialingCode: string;
  /** Checks the code where that is not the gateway's task; then the number is proved by a token. */
  confirm: (code: string) => Promise<{ firebaseIdToken?: string }>;
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  smsFields: RefObject<SmsFieldsHandle | null>;
  agent: boolean;
  onLoggedIn: () => Promise<void> | void;
};

/** State and behaviour of the login form: modes, validation, captcha, remembered record, refusal (LOGIN-09 to LOGIN-29). */
export function useLoginForm({ form, smsFields, agent, onLoggedIn }: Options) {
  const { jurisdiction, flags } = useSite();
  const offersSms = flags.MOBILEVERCODELOGIN3;
  // As it is when the form comes: the address that one leaves for knows nothing of it.
  const known = useRef({ userName: useKnownName(), ...useKnownMobile() });
  const { begin } = useSessionActions();
  const onClosed = useSessionEnded();
  const captcha = useCaptcha();
  const [mode, setMode] = useState<LoginMode>('username');
  const [values, setValues] = useState(EMPTY);
  const [country, setCountry] = useState<string>();
  const [keptDialingCode, setKeptDialingCode] = useState<string>();
  const [issues, setIssues] = useState<Issues<LoginField>>({});
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [ready, setReady] = useState(false);
  const [agreed, setAgreed] = useState(!jurisdiction.activeConsent);
  const { sending, isBusy, setBusy } = useBusy();
  const remembered = useRememberedLogin(mode, fillIn);
  const withCaptcha = captcha.image !== null;

  // What was typed or filled in before the scripts came is kept.
  useEffect(() => {
    const typed = typedValues(form, EMPTY);
    const { userName, mobileNum, country } = known.current;
    setValues({ ...typed, username: typed.username || userName, mobileNum });
    setCountry(country);
    if (mobileNum && offersSms) setMode('sms');
    setReady(true);
  }, [form, offersSms]);

  // What somebody is typing already is worth more than what was kept.
  function fillIn(kept: Remembered) {
    if (mode === 'sms') {
      setKeptDialingCode(kept.countryDialingCode);
      setValues((typed) => (typed.mobileNum ? typed : { ...typed, mobileNum: kept.username }));
    } else {
      const { username, password } = kept;
      setValues((typed) => (typed.username || typed.password ? typed : { ...typed, username, password }));
    }
  }

  useRevalidateOnLanguage(() => {
    if (Object.keys(issues).length > 0) setIssues(loginIssues(mode, values, withCaptcha));
  });

  function change(field: LoginField, value: string) {
    const next = { ...values, [field]: value };
    setValues((typed) => ({ ...typed, [field]: value }));
    // A field that is marked wrong is checked again with each key; others wait for the submit.
    if (issues[field]) setIssues({ ...issues, [field]: loginIssues(mode, next, withCaptcha)[field] });
  }

  /** Another tab has its own remembered record, and a captcha of its own when one shows (LOGIN-10 to LOGIN-12). */
  function switchMode(next: LoginMode) {
    if (isBusy() || next === mode) return;
    setMode(next);
    setIssues({});
    setRefusal(null);
    if (withCaptcha) void reloadCaptcha();
  }

  /** Checks the number alone, before a code is asked for (SMS-02, SMS-03). */
  function checkMobile(): boolean {
    const { mobileNum } = loginIssues('sms', values, false);
    setIssues({ ...issues, mobileNum });
    if (mobileNum) focusField(form, 'mobileNum');
    return mobileNum === undefined;
  }

  async function submit() {
    if (isBusy() || !agreed) return;
    const found = loginIssues(mode, values, withCaptcha);
    setIssues(found);
    const first = Object.keys(found)[0];
    if (first) {
      setRefusal(null);
      return focusField(form, first);
    }
    await attempt(async () => ({ ...(await proofOf()), captcha: withCaptcha ? values.captcha : undefined }));
  }

  async function proofOf(): Promise<Credentials> {
    const { username, password, mobileNum, verificationCode } = values;
    if (mode === 'username') return { type: 'username', username, password };
    const { countryDialingCode, confirm } = smsFields.current as SmsFieldsHandle;
    const { firebaseIdToken } = await confirm(verificationCode);
    const mobile = { mobileNum, countryDialingCode };
    return firebaseIdToken
      ? { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, mobile }
      : { type: 'sms', ...mobile, verificationCode };
  }

  async function attempt(prove: () => Promise<Credentials>) {
    setBusy(true);
    setRefusal(null);
    try {
      const credentials = await prove();
      const session = await unwrap<SessionInfo>(
        logInFn({ data: agent ? { ...credentials, agent: true } : credentials }),
      );
      await remembered.note(credentials);
      const left = form.current === null;
      begin(session);
      // The form stays busy until the next page stands: a second tap must not send it again.
      if (!left) await onLoggedIn();
    } catch (error) {
      setBusy(false);
      await refused(error);
    }
  }

  // Digits belong to the picture they were read from.
  async function reloadCaptcha() {
    setValues((typed) => ({ ...typed, captcha: '' }));
    await captcha.load();
  }

  // Keeps who it is, empties what must be typed anew, and puts the focus there (LOGIN-81, LOGIN-82).
  async function refused(error: unknown) {
    onClosed(error);
    const code = error instanceof GatewayError ? error.code : 'unknown';
    setRefusal(code);
    const { spent, focus } = aftermathOf(code, mode);
    if (spent) setValues((typed) => ({ ...typed, [spent]: '', captcha: '' }));
    if (withCaptcha || asksForCaptcha(error)) await reloadCaptcha();
    focusField(form, focus);
  }

  return {
    ready,
    mode,
    switchMode,
    values,
    change,
    country,
    keptDialingCode,
    setCountry,
    issues,
    checkMobile,
    refusal,
    sending,
    captcha: { ...captcha, load: reloadCaptcha },
    remembered,
    agreed,
    setAgreed,
    submit,
  };
}

/** What a failure empties, if anything, and where the member goes on: by `name` (LOGIN-82). */
function aftermathOf(code: ErrorCode, mode: LoginMode): { spent?: LoginField; focus: string } {
  // The site or the gateway was not reached: nothing is wrong with what was typed.
  if (code === 'gateway.unavailable' || code === 'gateway.timeout') return { focus: 'submit' };
  if (code === 'mobile.invalid') return { focus: 'mobileNum' };
  const spent = mode === 'sms' ? 'verificationCode' : 'password';
  return { spent, focus: spent };
}

function asksForCaptcha(error: unknown): boolean {
  const value = error instanceof GatewayError ? error.value : null;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
