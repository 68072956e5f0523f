import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import { loginMobileNum, loginPassword, loginUsername, verificationCode } from '../field-rules';

/** Groups of an e-mail address after its domain, each with a dot (CONST-81, CONST-82). */
export const EMAIL_SUFFIX = { min: 2, max: 3, groups: 3 };

// As stated, for this screen only: longer suffixes such as .info fail (FORGOT-41 to FORGOT-45).
const EMAIL = new RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]+@[a-z\\d-]+(?:\\.[a-z\\d]{${EMAIL_SUFFIX.min},${EMAIL_SUFFIX.max}}){1,${EMAIL_SUFFIX.groups}}$`,
  'i',
);

const phoneSchema = v.object({ mobileNum: loginMobileNum, verificationCode, newPassword: loginPassword });
const emailSchema = v.object({
  username: loginUsername,
  email: v.pipe(v.string(), v.nonEmpty(), v.regex(EMAIL)),
});

export type PhoneFieldName = keyof typeof phoneSchema.entries;
export type PhoneValues = Record<PhoneFieldName, string>;
export type EmailFieldName = keyof typeof emailSchema.entries;
export type EmailValues = Record<EmailFieldName, string>;

/** The first issue of each field of phone recovery, in the order of the form (FORGOT-27 to FORGOT-29). */
export function phoneIssues(values: PhoneValues): Issues<PhoneFieldName> {
  return issuesOf(phoneSchema, values);
}

/** The first issue of each field of e-mail recovery; blanks around the values do not count (FORGOT-39 to FORGOT-46). */
export function emailIssues(values: EmailValues): Issues<EmailFieldName> {
  return issuesOf(emailSchema, trimmed(values));
}

/** What e-mail recovery sends (FORGOT-46). */
export function trimmed({ username, email }: EmailValues): EmailValues {
  return { username: username.trim(), email: email.trim() };
}
