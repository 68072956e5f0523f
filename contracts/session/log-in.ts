import * as v from 'valibot';
import { defineOperation } from '../operation';
import {
  A_CAPTCHA,
  A_MEMBER,
  A_STRANGER,
  AN_AGENT,
  but,
  codeSent,
  FIREBASE_PROVIDERS,
  failedLogins,
  firebaseUser,
  MAKE_WORK,
  makeFirebaseToken,
  WORK_ASKED,
} from '../provider-states/given';
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
const GUARDED = [A_MEMBER, failedLogins(3), A_CAPTCHA, WORK_ASKED];
const CODE_SENT = [A_MEMBER, codeSent('login', 'mobile')];
const WRONG = { input: { ...BY_NAME, password: 'not-the-password' }, inputFromState: { password: null } };
const SMS = { username: 'mobileNum', password: 'verificationCode' };
const NOBODYS_MARK = { deviceMark: null };
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
  inputFromState: {
    username: 'username',
    password: 'password',
    captcha: 'captcha',
    captchaId: 'captchaId',
    work: MAKE_WORK,
    deviceMark: 'deviceMark',
    countryDialingCode: 'countryDialingCode',
    firebaseMobileNo: 'mobileNum',
  },
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
      title: 'of: login, times: 0',
      status: 200,
      state: [A_MEMBER, failedLogins(0)],
      ...WRONG,
    },
    // From the third failure on, the refusal itself says that the next try needs a captcha (LOGIN-83).
    {
      errorCode: 'login.wrong.credentials',
      title: 'of: login, times: 2',
      status: 200,
      state: [A_MEMBER, failedLogins(2)],
      ...WRONG,
      value: asksForCaptcha,
    },
    {
      errorCode: 'login.captcha.required',
      status: 200,
      state: [A_MEMBER, failedLogins(3)],
      ...WRONG,
      value: asksForCaptcha,
    },
    {
      errorCode: 'login.captcha.wrong',
      status: 200,
      state: GUARDED,
      input: { ...WITH_CAPTCHA, captcha: '00000' },
      inputFromState: { captcha: null },
      value: asksForCaptcha,
    },
    {
      errorCode: 'work.required',
      status: 200,
      state: [A_MEMBER, failedLogins(3), A_CAPTCHA],
      input: { ...BY_NAME, ...CAPTCHA },
      value: asksForWork(true),
    },
    {
      errorCode: 'login.locked',
      status: 200,
      state: [A_MEMBER, failedLogins(10)],
      ...WRONG,
    },
    {
      errorCode: 'account.disabled',
      status: 200,
      state: but({ account: 'disabled' }),
      afterExample: true,
    },
    {
      errorCode: 'login.not.member',
      status: 200,
      state: { name: 'a member', params: { type: 90 } },
    },
    {
      errorCode: 'login.not.agent',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_NAME, agent: true },
    },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: CODE_SENT,
      input: { ...BY_CODE, password: '0000000' },
      inputFromState: { ...SMS, password: null },
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: [A_MEMBER, codeSent('login', 'mobile', { expired: true })],
      input: BY_CODE,
      inputFromState: SMS,
    },
    {
      errorCode: 'login.no.account',
      status: 200,
      state: [A_STRANGER, firebaseUser('google.com')],
      input: identity('google'),
      inputFromState: { firebaseIdToken: makeFirebaseToken('google.com') },
    },
  ],
  example: { state: A_MEMBER, input: BY_NAME, output },
  moreExamples: [
    {
      title: 'of an agent',
      state: AN_AGENT,
      input: { ...BY_NAME, agent: true },
      output: { ...output, type: 1 },
    },
    {
      title: 'with a captcha',
      state: GUARDED,
      input: WITH_CAPTCHA,
      output,
    },
    {
      title: 'with work instead of a captcha',
      state: [A_MEMBER, failedLogins(3), WORK_ASKED],
      input: { ...BY_NAME, work: WORK_DONE_EXAMPLE, workInstead: true },
      output,
    },
    {
      title: 'in the installed app',
      visit: { standalone: true },
      state: A_MEMBER,
      input: BY_NAME,
      output,
    },
    {
      title: 'of a device that the member has, while others fail',
      state: [A_MEMBER, but({ device: true }), failedLogins(20)],
      input: { ...BY_NAME, ...MARKED },
      output,
    },
    {
      title: 'of an agent with a captcha',
      state: [AN_AGENT, failedLogins(3), A_CAPTCHA, WORK_ASKED],
      input: { ...WITH_CAPTCHA, ...MARKED, agent: true },
      inputFromState: NOBODYS_MARK,
      output: { ...output, type: 1 },
    },
    {
      title: 'with a mobile number and a password',
      state: A_MEMBER,
      input: BY_MOBILE,
      inputFromState: { username: 'mobileNum' },
      output,
    },
    { title: 'with an SMS code', state: CODE_SENT, input: BY_CODE, inputFromState: SMS, output },
    {
      title: 'with an SMS code and a captcha',
      state: [...CODE_SENT, failedLogins(3), A_CAPTCHA, WORK_ASKED],
      input: { ...WITH_CAPTCHA, ...BY_CODE, ...MARKED },
      inputFromState: { ...SMS, ...NOBODYS_MARK },
      output,
    },
    ...(['line', 'facebook', 'google'] as const).map((channel) => ({
      title: `with an identity of ${channel}`,
      state: [A_MEMBER, firebaseUser(FIREBASE_PROVIDERS[channel], true)],
      input: identity(channel),
      inputFromState: { firebaseIdToken: makeFirebaseToken(FIREBASE_PROVIDERS[channel]) },
      output,
    })),
    {
      title: 'with a number that Firebase proved',
      state: [A_MEMBER, firebaseUser('phone')],
      input: { ...identity('sms'), ...MARKED, firebaseMobileNo: '912345678', countryDialingCode: '84' },
      inputFromState: {
        ...NOBODYS_MARK,
        firebaseIdToken: makeFirebaseToken('phone', `\${countryDialingCode}\${mobileNum}`),
      },
      output,
    },
  ],
});
