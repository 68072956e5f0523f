import * as v from 'valibot';
import { captchaAnswer, type Issues, issuesOf, loginPassword, loginUsername } from '../field-rules';

const usernameSchema = v.object({ username: loginUsername, password: loginPassword });
const withCaptchaSchema = v.object({ ...usernameSchema.entries, captcha: captchaAnswer });

export type LoginValues = { username: string; password: string; captcha: string };
export type LoginField = keyof LoginValues;

/** The first issue of each field, in the order of the form; empty when the form may be sent (LOGIN-49 to LOGIN-58). */
export function loginIssues(values: LoginValues, withCaptcha: boolean): Issues<LoginField> {
  return withCaptcha ? issuesOf(withCaptchaSchema, values) : issuesOf(usernameSchema, values);
}
