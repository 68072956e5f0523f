import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import {
  captchaAnswer,
  loginMobileNum,
  loginPassword,
  loginUsername,
  verificationCode,
} from '../field-rules';

/** How one logs in: with username and password, or with a mobile number and a code sent to it (LOGIN-01, LOGIN-02). */
export type LoginMode = 'username' | 'sms';

export type LoginValues = {
  username: string;
  password: string;
  mobileNum: string;
  verificationCode: string;
  captcha: string;
};
export type LoginField = keyof LoginValues;

const FIELDS = {
  username: { username: loginUsername, password: loginPassword },
  sms: { mobileNum: loginMobileNum, verificationCode },
} as const;

/**
 * The first issue of each field of the mode, in the order of the form; empty when it may be sent (LOGIN-49 to
 * LOGIN-62).
 */
export function loginIssues(mode: LoginMode, values: LoginValues, withCaptcha: boolean): Issues<LoginField> {
  const entries: v.ObjectEntries = withCaptcha ? { ...FIELDS[mode], captcha: captchaAnswer } : FIELDS[mode];
  return issuesOf(v.object(entries), values);
}
