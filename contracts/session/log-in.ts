import * as v from 'valibot';
import { defineOperation } from '../operation';

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

/** Credentials of the username login (LOGIN-63 to LOGIN-71); absent values are left out. */
export const logInInput = v.object({
  username: text(64),
  password: text(64),
  captcha: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  /** Names the captcha image that `captcha` answers (CALL-15). */
  captchaId: v.optional(text(64)),
  type: v.picklist(['username', 'sms', 'firebase']),
});

const asksForCaptcha = { schema: v.object({ captcha: v.boolean() }), example: { captcha: true } };

/** Opens a session (CALL-08). A refusal whose value carries `captcha` asks for one from then on (LOGIN-14). */
export const logIn = defineOperation({
  id: 'session.logIn',
  method: 'POST',
  path: '/wps/session/login',
  session: 'none',
  caller: 'server',
  encrypted: true,
  merchantIn: 'merchantCode',
  limit: { bucket: 'login', account: (input) => input.username.toLowerCase() },
  input: logInInput,
  output: v.object({
    token: v.string(),
    userName: v.string(),
    type: v.number(),
    firstTimeLogin: v.optional(v.boolean()),
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
      value: asksForCaptcha,
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
  ],
  example: {
    state: { name: 'a login with a right password', params: { type: 0 } },
    input: { username: 'minhan_2209', password: 'Lantern2209', type: 'username' },
    output: { token: 'b3BhcXVl', userName: 'minhan_2209', type: 0, firstTimeLogin: false },
  },
});
