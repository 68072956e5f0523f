import { type BirthdayLimits, birthdayIssue } from '@/app/domain/member/birthday';
import type { FieldIssue, Issues } from '@/app/forms/field-issues';
import { PATTERNS, toPatternId } from '@/contracts/register/patterns';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule } from '@/contracts/register/register-rules';
import { asciiDigits } from '@/contracts/shared/digits';
import { CAPTCHA, VERIFICATION_CODE } from '../field-rules';
import type { FormField } from './register-form-fields';

export type RegisterValues = Record<RegisterField, string>;

export const EMPTY_VALUES = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as RegisterValues;

/** The first issue of each field, in the order of the form; empty when the form may be sent (REG-45 to REG-58). */
export function registerIssues(
  fields: readonly FormField[],
  values: RegisterValues,
  limits: BirthdayLimits,
): Issues<RegisterField> {
  const issues: Issues<RegisterField> = {};
  const asksNumber = fields.some(({ name, rule }) => name === 'mobileNum' && rule.required);
  for (const { name, rule } of fields) {
    // A code proves a number: where none is given and none is asked for, there is nothing to prove.
    const isRequired = name === 'verificationCode' ? asksNumber || values.mobileNum !== '' : rule.required;
    const issue = issueOf(name, { ...rule, required: isRequired }, values, limits);
    if (issue) issues[name] = issue;
  }
  return issues;
}

/** Numbers and codes that may hold letters too: no field of figures has read them. */
const CODES: readonly RegisterField[] = ['idNumber', 'affiliateCode'];

/** What is sent of a field: passwords as they are, everything else without the spaces around it, codes in ASCII's digits. */
export function sentValue(name: RegisterField, values: RegisterValues): string {
  if (name === 'password' || name === 'confirmPassword') return values[name];
  const value = values[name].trim();
  return CODES.includes(name) ? asciiDigits(value) : value;
}

/** Lengths a value may have: the rule's, within what the site itself sets for codes (REG-58, SMS-34). */
export function boundsOf(name: RegisterField, rule: FieldRule): { min: number; max: number } {
  const most = { captcha: CAPTCHA.max, verificationCode: VERIFICATION_CODE.max }[name as string];
  const max = Math.min(rule.maxLength, most ?? rule.maxLength);
  return { min: Math.min(Math.max(rule.minLength, 1), max), max };
}

function issueOf(
  name: RegisterField,
  rule: FieldRule,
  values: RegisterValues,
  limits: BirthdayLimits,
): FieldIssue | undefined {
  const value = sentValue(name, values);
  if (value === '') return rule.required ? 'required' : undefined;
  if (name === 'confirmPassword') return value === values.password ? undefined : 'mismatch';
  const { min, max } = boundsOf(name, rule);
  if (value.length < min || value.length > max) return 'length';
  if (!patternOf(name, rule).test(value)) return 'format';
  return name === 'birthday' ? birthdayIssue(value, limits) : undefined;
}

const ANYTHING = /(?:)/;
const DIGITS_ONLY: readonly RegisterField[] = ['captcha', 'verificationCode', 'mobileNum'];

// Codes and numbers are digits whatever the server's rule says.
function patternOf(name: RegisterField, { patternId }: FieldRule): RegExp {
  if (DIGITS_ONLY.includes(name)) return PATTERNS.digits;
  const known = toPatternId(patternId);
  return known ? PATTERNS[known] : ANYTHING;
}
