import type { FieldWords } from '../../forms/issue-text';
import { m } from '../../paraglide/messages.js';
import { CAPTCHA, LOGIN_MOBILE_NUM, LOGIN_PASSWORD, LOGIN_USERNAME, VERIFICATION_CODE } from './field-rules';

/** How messages speak of the fields that several forms of the account have. */
export const usernameWords = (): FieldWords => ({
  label: m.login_username(),
  bounds: LOGIN_USERNAME,
  format: m.form_username_format(),
});

export const passwordWords = (label: string): FieldWords => ({
  label,
  bounds: LOGIN_PASSWORD,
  format: m.form_password_format(),
});

export const mobileWords = (): FieldWords => ({
  label: m.login_mobile(),
  bounds: LOGIN_MOBILE_NUM,
  format: m.form_mobile_invalid(),
});

export const codeWords = (): FieldWords => ({
  label: m.login_code(),
  bounds: VERIFICATION_CODE,
  format: m.form_digits_only(),
});

export const captchaWords = (): FieldWords => ({
  label: m.login_captcha(),
  bounds: CAPTCHA,
  format: m.form_digits_only(),
});
