import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Aftermath } from '@/app/forms/form-options';
import { useForm } from '@/app/forms/use-form';
import { refusalValue, unwrap } from '@/app/lib/calls/outcome';
import { needCookies } from '@/app/lib/storage/need-cookies';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useSessionActions } from '@/app/session/use-session-actions';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import type { SessionInfo } from '@/contracts/session/session-info';
import { useCaptcha } from '../captcha/use-captcha';
import { useWork } from '../captcha/use-work';
import { captchaWords, codeWords, mobileWords, passwordWords, usernameWords } from '../field-words';
import { useKnownAccount } from '../known-account';
import type { Credentials } from './credentials';
import { logInFn } from './login.functions';
import { LOGIN_PARTS } from './login-parts';
import { type LoginField, type LoginMode, type LoginValues, loginIssues } from './login-rules';
import type { Remembered } from './remembered-login';
import { useRememberedLogin } from './use-remembered-login';

const EMPTY: LoginValues = { username: '', password: '', mobileNum: '', verificationCode: '', captcha: '' };
const WORDS = {
  username: usernameWords,
  password: () => passwordWords(m.login_password()),
  mobileNum: mobileWords,
  verificationCode: codeWords,
  captcha: captchaWords,
};

/** Refusals that ask for a captcha, or work, of whoever tries next. */
const GUARDED: readonly ErrorCode[] = ['login.captcha.required', 'work.required', 'login.locked'];

const UNSEEN = new Set<ErrorCode>(['rate.limited', 'cookies.blocked', 'human.verification.failed']);

/** What the fields of the mobile tab know at the moment of the login. */
export type SmsFieldsHandle = {
  countryDialingCode: string;
  /** Checks the code where that is not the gateway's task; then the number is proved by a token. */
  confirm: (code: string) => Promise<{ firebaseIdToken?: string }>;
};

type Options = {
  smsFields: RefObject<SmsFieldsHandle | null>;
  agent: boolean;
  onLoggedIn: () => Promise<void> | void;
};

/** The login form: modes, captcha, remembered record, refusal (LOGIN-09 to LOGIN-29). */
export function useLoginForm({ smsFields, agent, onLoggedIn }: Options) {
  const site = useSite();
  const { jurisdiction } = site;
  // As it is when the form comes: the address that one leaves for knows nothing of it.
  const known = useRef(useKnownAccount());
  const { begin } = useSessionActions();
  const [mode, setMode] = useState<LoginMode>('username');
  const [country, setCountry] = useState<string>();
  const [keptDialingCode, setKeptDialingCode] = useState<string>();
  const captcha = useCaptcha(() => form.set('captcha', ''));
  const work = useWork();
  const withCaptcha = captcha.image !== null;
  const readsCaptcha = withCaptcha && !captcha.worksInstead;
  const form = useForm({
    empty: { ...EMPTY, agreed: !jurisdiction.activeConsent },
    words: WORDS,
    check: (values) => loginIssues(mode, values, readsCaptcha),
    send,
    refused,
    start,
  });
  const remembered = useRememberedLogin(mode, fillIn);

  // The password was set a moment ago and the login with it refused: what the next try takes is there from the first.
  const { refusal: before } = known.current;
  const isGuarded = before !== undefined && GUARDED.includes(before);
  const { load: loadCaptcha } = captcha;
  useEffect(() => {
    if (isGuarded) void loadCaptcha();
  }, [isGuarded, loadCaptcha]);

  function start(typed: Partial<LoginValues>) {
    const { userName = '', mobileNum = '', country } = known.current;
    setCountry(country);
    if (mobileNum && LOGIN_PARTS.mobile(site)) setMode('sms');
    return { ...typed, username: typed.username || userName, mobileNum };
  }

  // What somebody is typing already is worth more than what was kept.
  function fillIn({ username, password, countryDialingCode }: Remembered) {
    if (mode === 'sms') {
      setKeptDialingCode(countryDialingCode);
      form.fill((typed) => (typed.mobileNum ? typed : { ...typed, mobileNum: username }));
    } else {
      form.fill((typed) => (typed.username || typed.password ? typed : { ...typed, username, password }));
    }
  }

  /** Another tab has its own remembered record, and a captcha of its own when one shows (LOGIN-10 to LOGIN-12). */
  function switchMode(next: LoginMode) {
    if (form.sending || next === mode) return;
    setMode(next);
    form.clear();
    if (withCaptcha) void captcha.load();
  }

  /** Checks the number alone, before a code is asked for (SMS-02, SMS-03). */
  function checkMobile(): boolean {
    if (!form.found.mobileNum) return true;
    form.mark('mobileNum');
    form.focus('mobileNum');
    return false;
  }

  async function send(values: LoginValues) {
    needCookies();
    const credentials = await proofOf(values);
    const data = {
      ...credentials,
      ...(readsCaptcha && { captcha: values.captcha }),
      ...(withCaptcha && captcha.worksInstead && { workInstead: true as const }),
      ...(agent && { agent: true as const }),
    };
    const session = await work.through(
      nameIn(mode, values),
      (shown) => unwrap<SessionInfo>(logInFn({ data: { ...data, ...shown } })),
      withCaptcha ? 'always' : 'with work',
    );
    await remembered.note(credentials);
    const isLeft = form.isLeft();
    begin(session);
    if (!isLeft) await onLoggedIn();
  }

  async function proofOf({
    username,
    password,
    mobileNum,
    verificationCode,
  }: LoginValues): Promise<Credentials> {
    if (mode === 'username') return { type: 'username', username, password };
    const { countryDialingCode, confirm } = smsFields.current as SmsFieldsHandle;
    const { firebaseIdToken } = await confirm(verificationCode);
    const mobile = { mobileNum, countryDialingCode };
    return firebaseIdToken
      ? { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, mobile }
      : { type: 'sms', ...mobile, verificationCode };
  }

  // Keeps who it is, empties what must be typed anew, and puts the focus there.
  function refused(error: GatewayError): Aftermath<LoginField> {
    // Nobody looked at the login: neither what was typed nor captcha or work is used up.
    if (UNSEEN.has(error.code)) return {};
    const asked = refusalValue(error);
    work.begin(nameIn(mode, form.values), asked.work);
    if (withCaptcha || asked.captcha) void captcha.load();
    return aftermathOf(error.code, mode);
  }

  return {
    ...form,
    mode,
    switchMode,
    country,
    setCountry,
    keptDialingCode,
    checkMobile,
    captcha,
    work,
    remembered,
    /** Why one logs in oneself, right after a password was set. */
    reason: before && (isGuarded ? m.login_once_more() : m.login_with_new()),
  };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;

const nameIn = (mode: LoginMode, { username, mobileNum }: LoginValues): string =>
  mode === 'sms' ? mobileNum : username;

/** What a failure empties, if anything, and where the member goes on: by `name`. */
function aftermathOf(code: ErrorCode, mode: LoginMode): Aftermath<LoginField> {
  // The site or the gateway was not reached: nothing is wrong with what was typed.
  if (code === 'gateway.unavailable' || code === 'gateway.timeout') return {};
  if (code === 'mobile.invalid' || code === 'mobile.country.closed') return { focus: 'mobileNum' };
  return { spent: [mode === 'sms' ? 'verificationCode' : 'password', 'captcha'] };
}
