import * as v from 'valibot';
import { defineOperation } from '../operation';
import { count, someText } from '../shared/values';
import { tolerant } from '../tolerant';
import { countryDialingCode, firebaseChannel, firebaseIdToken } from '../verification/verification-fields';
import { asksForWork, WORK_DONE_EXAMPLE, workDone, workInstead } from './work';

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

/**
 * What a login sends (LOGIN-63 to LOGIN-72); absent values are left out. The types: `username` with username and
 * password, or with a mobile number as username and its dialling code; `sms` with the mobile number as username, the
 * code as password, and the dialling code; `firebase` with the three Firebase values.
 */
export const logInInput = v.object({
  username: v.optional(text(64)),
  password: v.optional(text(64)),
  captcha: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  /** Names the captcha image that `captcha` answers (CALL-15). */
  captchaId: v.optional(text(64)),
  /** The work that the last refusal asked for (LOGIN-83). */
  work: v.optional(workDone),
  workInstead,
  /** What an earlier login from this browser answered: a device of the member's, whose failures are its own. */
  deviceMark: v.optional(text(128)),
  type: v.picklist(['username', 'sms', 'firebase']),
  firebaseChannel: v.optional(firebaseChannel),
  firebaseIdToken: v.optional(firebaseIdToken),
  firebaseMobileNo: v.optional(text(32)),
  countryDialingCode: v.optional(countryDialingCode),
  /** Sent by the agent page: only an agent may come in. The site checks the answer's type besides (ROLE-36, ROLE-37). */
  agent: v.optional(v.literal(true)),
});

const asksForCaptcha = { schema: v.object({ captcha: v.boolean() }), example: { captcha: true } };

const BY_NAME = { username: 'minhan_2209', password: 'Lantern2209', type: 'username' } as const;
const CAPTCHA = { captcha: '7390', captchaId: 'c-1' } as const;
const WITH_CAPTCHA = { ...BY_NAME, ...CAPTCHA, work: WORK_DONE_EXAMPLE } as const;
/** A mark of a device, which need not be the member's. */
const MARKED = { deviceMark: 'ZGV2aWNl' } as const;
const BY_MOBILE = { ...BY_NAME, username: '912345678', countryDialingCode: '84' } as const;
const BY_CODE = { username: '912345678', password: '418205', type: 'sms', countryDialingCode: '84' } as const;
const identity = (channel: v.InferInput<typeof firebaseChannel>) =>
  ({ type: 'firebase', firebaseChannel: channel, firebaseIdToken: 'eyJhbGciOiJub25lIn0.e30.' }) as const;
const output = {
  token: 'b3BhcXVl',
  userName: 'minhan_2209',
  type: 0,
  firstTimeLogin: false,
  deviceMark: 'ZGV2aWNl',
};

/**
 * Opens a session (CALL-08). A refusal whose value carries `captcha` asks for one from then on (LOGIN-14); one that
 * carries `work` asks for that too, done anew for each try.
 */
export const logIn = defineOperation({
  id: 'session.logIn',
  method: 'POST',
  path: '/wps/session/login',
  session: 'none',
  encrypted: true,
  merchantIn: 'merchantCode',
  input: logInInput,
  fieldsByOperator: true,
  inputFromState: [
    'username',
    'password',
    'captcha',
    'captchaId',
    'work',
    'deviceMark',
    'countryDialingCode',
    'firebaseIdToken',
    'firebaseMobileNo',
  ],
  output: v.object({
    token: someText,
    userName: someText,
    type: count,
    firstTimeLogin: tolerant(v.boolean()),
    /** For the next login from this browser; kept where no script reads it. */
    deviceMark: tolerant(someText),
  }),
  refusals: [
    {
      errorCode: 'login.wrong.credentials',
      status: 200,
      state: { name: 'a login with a wrong password', params: { failures: 0 } },
    },
    // From the third failure on, the refusal itself says that the next try needs a captcha (LOGIN-83).
    {
      errorCode: 'login.wrong.credentials',
      status: 200,
      state: { name: 'a login with a wrong password', params: { failures: 2 } },
      value: asksForCaptcha,
    },
    {
      errorCode: 'login.captcha.required',
      status: 200,
      state: { name: 'a login with a wrong password', params: { failures: 3 } },
      value: asksForCaptcha,
    },
    {
      errorCode: 'login.captcha.wrong',
      status: 200,
      state: { name: 'a login with a wrong captcha' },
      input: WITH_CAPTCHA,
      value: asksForCaptcha,
    },
    {
      errorCode: 'work.required',
      status: 200,
      state: { name: 'a login without work that is asked for' },
      input: { ...BY_NAME, ...CAPTCHA },
      value: asksForWork(true),
    },
    {
      errorCode: 'login.locked',
      status: 200,
      state: { name: 'a login with a wrong password', params: { failures: 10 } },
    },
    { errorCode: 'account.disabled', status: 200, state: { name: 'a login of a disabled member' } },
    {
      errorCode: 'login.not.member',
      status: 200,
      state: { name: 'a login of an account that is no member' },
    },
    {
      errorCode: 'login.not.agent',
      status: 200,
      state: { name: 'a login with a right password', params: { type: 0 } },
      input: { ...BY_NAME, agent: true },
    },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: { name: 'a login with a wrong SMS code' },
      input: BY_CODE,
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: { name: 'a login with an expired SMS code' },
      input: BY_CODE,
    },
    {
      errorCode: 'login.no.account',
      status: 200,
      state: { name: 'a login with a Firebase identity without an account' },
      input: identity('google'),
    },
  ],
  example: { state: { name: 'a login with a right password', params: { type: 0 } }, input: BY_NAME, output },
  moreExamples: [
    {
      title: 'of an agent',
      state: { name: 'a login with a right password', params: { type: 1 } },
      input: { ...BY_NAME, agent: true },
      output: { ...output, type: 1 },
    },
    {
      title: 'with a captcha',
      state: { name: 'a login with a right captcha', params: { type: 0 } },
      input: WITH_CAPTCHA,
      output,
    },
    {
      title: 'with work instead of a captcha',
      state: { name: 'a login with a right captcha', params: { type: 0 } },
      input: { ...BY_NAME, work: WORK_DONE_EXAMPLE, workInstead: true },
      output,
    },
    {
      title: 'in the installed app',
      visit: { standalone: true },
      state: { name: 'a login with a right password', params: { type: 0 } },
      input: BY_NAME,
      output,
    },
    {
      title: 'of a device that the member has, while others fail',
      state: { name: 'a login on a device of the member while others fail' },
      input: { ...BY_NAME, ...MARKED },
      output,
    },
    {
      title: 'of an agent with a captcha',
      state: { name: 'a login with a right captcha', params: { type: 1 } },
      input: { ...WITH_CAPTCHA, ...MARKED, agent: true },
      output: { ...output, type: 1 },
    },
    {
      title: 'with a mobile number and a password',
      state: { name: 'a login with a mobile number' },
      input: BY_MOBILE,
      output,
    },
    { title: 'with an SMS code', state: { name: 'a login with a right SMS code' }, input: BY_CODE, output },
    {
      title: 'with an SMS code and a captcha',
      state: { name: 'a login with a right SMS code and captcha' },
      input: { ...WITH_CAPTCHA, ...BY_CODE, ...MARKED },
      output,
    },
    ...(['line', 'facebook', 'google'] as const).map((channel) => ({
      title: `with an identity of ${channel}`,
      state: { name: 'a login with a Firebase identity', params: { firebaseChannel: channel } },
      input: identity(channel),
      output,
    })),
    {
      title: 'with a number that Firebase proved',
      state: { name: 'a login with a number that Firebase proved' },
      input: { ...identity('sms'), ...MARKED, firebaseMobileNo: '912345678', countryDialingCode: '84' },
      output,
    },
  ],
});
