import * as v from 'valibot';

/** The rules that forms of the account share; they hold no text (LOGIN-49 to LOGIN-62). Lengths in characters. */
export const LOGIN_USERNAME = { min: 4, max: 16 };
export const LOGIN_PASSWORD = { min: 6, max: 20 };
export const LOGIN_MOBILE_NUM = { min: 6, max: 20 };
export const VERIFICATION_CODE = { min: 4, max: 10 };
export const CAPTCHA = { min: 1, max: 6 };

const required = v.pipe(v.string(), v.nonEmpty());
const bounded = ({ min, max }: { min: number; max: number }, format: RegExp) =>
  v.pipe(required, v.minLength(min), v.maxLength(max), v.regex(format));

export const loginUsername = bounded(LOGIN_USERNAME, /^\w+$/);
export const loginPassword = bounded(LOGIN_PASSWORD, /^[!-~]+$/);
export const loginMobileNum = bounded(LOGIN_MOBILE_NUM, /^\d+$/);
export const verificationCode = bounded(VERIFICATION_CODE, /^\d+$/);
export const captchaAnswer = bounded(CAPTCHA, /^\d+$/);
