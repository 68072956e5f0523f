import * as v from 'valibot';

/** The shared rules of the login form; they hold no text (LOGIN-49 to LOGIN-58). */
const required = v.pipe(v.string(), v.nonEmpty());

export const LOGIN_USERNAME = { min: 4, max: 16 };
export const LOGIN_PASSWORD = { min: 6, max: 20 };
export const CAPTCHA_MAX = 6;

export const loginUsername = v.pipe(
  required,
  v.minLength(LOGIN_USERNAME.min),
  v.maxLength(LOGIN_USERNAME.max),
  v.regex(/^\w+$/),
);

export const loginPassword = v.pipe(
  required,
  v.minLength(LOGIN_PASSWORD.min),
  v.maxLength(LOGIN_PASSWORD.max),
  v.regex(/^[!-~]+$/),
);

const loginCaptcha = v.pipe(required, v.maxLength(CAPTCHA_MAX), v.regex(/^\d+$/));

const loginSchema = v.object({ username: loginUsername, password: loginPassword });
const loginWithCaptchaSchema = v.object({ ...loginSchema.entries, captcha: loginCaptcha });

export type LoginValues = { username: string; password: string; captcha: string };
export type LoginField = keyof LoginValues;
/** What is wrong with a field; the form turns it into a message in the page's language. */
export type FieldIssue = 'required' | 'length' | 'format';

const FIELDS: readonly LoginField[] = ['username', 'password', 'captcha'];

/** The first issue of each field, in the order of the form; empty when the form may be sent. */
export function loginIssues(
  values: LoginValues,
  withCaptcha: boolean,
): Partial<Record<LoginField, FieldIssue>> {
  const schema = withCaptcha ? loginWithCaptchaSchema : loginSchema;
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const issues: Partial<Record<LoginField, FieldIssue>> = {};
  for (const field of FIELDS) {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === field);
    if (issue) issues[field] = issueOf(issue.type);
  }
  return issues;
}

function issueOf(type: string): FieldIssue {
  if (type === 'non_empty') return 'required';
  return type === 'min_length' || type === 'max_length' ? 'length' : 'format';
}
