import type { FieldWords } from '@/app/forms/issue-text';
import { m } from '@/app/paraglide/messages.js';
import { type PatternId, toPatternId } from '@/contracts/register/patterns';
import type { RegisterField } from '@/contracts/register/register-fields';
import type { FormField } from './register-form-fields';
import { boundsOf } from './register-rules';

const LABELS: Record<RegisterField, () => string> = {
  username: m.login_username,
  mobileNum: m.register_mobile,
  verificationCode: m.register_code,
  password: m.login_password,
  confirmPassword: m.register_confirm_password,
  paymentPassword: m.register_payment_password,
  nickname: m.register_nickname,
  payeeName: m.register_payee_name,
  email: m.register_email,
  idNumber: m.register_id_number,
  birthday: m.register_birthday,
  qqNum: m.register_qq,
  facebook: m.register_facebook,
  wechat: m.register_wechat,
  line: m.register_line,
  whatsapp: m.register_whatsapp,
  zalo: m.register_zalo,
  affiliateCode: m.register_affiliate_code,
  recommenderId: m.register_referrer,
  captcha: m.login_captcha,
};

type PatternText = (values: { field: string; range: string }) => string;

/** What each pattern asks for, in words (REG-50, REG-52, ERR-23 to ERR-27). */
const PATTERN_TEXTS: Record<PatternId, PatternText> = {
  account: m.register_pattern_account,
  password: m.register_pattern_password,
  digits: m.register_pattern_digits,
  name: m.register_pattern_name,
  email: m.register_pattern_email,
  alphanumeric: m.register_pattern_alphanumeric,
  contact: m.register_pattern_contact,
  date: ({ field }) => m.form_format({ field }),
};

/** How messages speak of a field: the pattern text of its rule, with its figures filled in (REG-52). */
export function fieldWords(field: FormField): FieldWords {
  const label = LABELS[field.name]();
  return { label, format: patternText(field, label) };
}

/** What a password must look like, said before anything is typed. */
export function passwordHint(field: FormField): string {
  const range = rangeOf(field);
  return toPatternId(field.rule.patternId) === 'password'
    ? m.register_password_hint({ range })
    : m.register_length_hint({ range });
}

function patternText(field: FormField, label: string): string {
  const { name, rule } = field;
  const pattern = ['captcha', 'verificationCode', 'mobileNum'].includes(name)
    ? 'digits'
    : toPatternId(rule.patternId);
  if (pattern) return PATTERN_TEXTS[pattern]({ field: label, range: rangeOf(field) });
  return m.form_length({ field: label, ...boundsOf(name, rule) });
}

function rangeOf({ name, rule }: FormField): string {
  const { min, max } = boundsOf(name, rule);
  return min === max ? String(max) : `${min}–${max}`;
}
