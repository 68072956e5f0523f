import { m } from '../../paraglide/messages.js';
import { CAPTCHA_MAX, type FieldIssue, LOGIN_PASSWORD, LOGIN_USERNAME, type LoginField } from './login-rules';

const LABELS: Record<LoginField, () => string> = {
  username: m.login_username,
  password: m.login_password,
  captcha: m.login_captcha,
};

const FORMATS: Record<LoginField, () => string> = {
  username: m.form_username_format,
  password: m.form_password_format,
  captcha: m.form_digits_only,
};

const LENGTHS: Record<LoginField, { min: number; max: number }> = {
  username: LOGIN_USERNAME,
  password: LOGIN_PASSWORD,
  captcha: { min: 1, max: CAPTCHA_MAX },
};

/** The message of a field's issue in the page's language, its figures taken from the rule (LOGIN-59, ERR-29, ERR-30). */
export function issueText(field: LoginField, issue: FieldIssue | undefined): string | undefined {
  if (!issue) return undefined;
  const label = LABELS[field]();
  if (issue === 'required') return m.form_required({ field: label });
  return issue === 'length' ? m.form_length({ field: label, ...LENGTHS[field] }) : FORMATS[field]();
}
