import * as v from 'valibot';

/** The shared rules of the account forms; they hold no text (LOGIN-49 to LOGIN-62). Lengths in characters. */
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

/** What is wrong with a field; the form turns it into a message in the page's language. */
export type FieldIssue = 'required' | 'length' | 'format' | 'mismatch' | 'same' | 'age' | 'taken';
export type Issues<Field extends string> = Partial<Record<Field, FieldIssue>>;

/** The first issue of each field, in the order of the schema; empty when the values may be sent. */
export function issuesOf<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  values: Record<string, string>,
): Issues<keyof Entries & string> {
  const result = v.safeParse(schema, values);
  const issues: Issues<keyof Entries & string> = {};
  if (result.success) return issues;
  for (const field of Object.keys(schema.entries) as (keyof Entries & string)[]) {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === field);
    if (issue) issues[field] = issueOf(issue.type);
  }
  return issues;
}

function issueOf(type: string): FieldIssue {
  if (type === 'non_empty') return 'required';
  return type === 'min_length' || type === 'max_length' ? 'length' : 'format';
}
