import * as v from 'valibot';
import type { registerInput } from '@/contracts/member/register';
import { PATTERNS, toPatternId } from '@/contracts/register/patterns';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule } from '@/contracts/register/register-rules';
import { countryDialingCode, mobileNumber } from '@/contracts/verification/verification-fields';
import type { Merchant } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import { rulesOf } from './register-rules';

type Input = v.InferOutput<typeof registerInput>;
export type RegisterMethod = 'username' | 'mobile';
/** What was filled in, of the fields that the merchant asks for in this way to register. */
export type Registration = { method: RegisterMethod; fields: Partial<Record<RegisterField, string>> };

/**
 * Reads a registration by the merchant's rules (REG-12, REG-45 to REG-51): with an account name, or with a mobile
 * number alone. What the merchant does not ask for is left out.
 * @throws Refusal `permission.denied` for a way that is shut, `register.field.invalid` with the field's name.
 */
export function readRegistration(input: Input, merchant: Merchant): Registration {
  const rules = rulesOf(merchant);
  const method = methodOf(input, merchant, rules.username.enabled);
  const fields: Registration['fields'] = {};
  for (const field of REGISTER_FIELDS) {
    const value = input[field];
    if (!rules[field].enabled || !belongs(field, method, merchant)) continue;
    if (value) fields[field] = checked(field, value, rules[field], input);
    else if (rules[field].required && isDue(field, method, input, fields)) refuse(field);
  }
  const isConfirmed = input.confirmPassword === fields.password || !rules.confirmPassword.enabled;
  if (fields.password !== undefined && !isConfirmed) refuse('confirmPassword');
  return { method, fields };
}

/** Whether a value keeps a rule: lengths in characters, and the pattern where the id is known. */
export function keepsRule(value: string, { minLength, maxLength, patternId }: FieldRule): boolean {
  const { length } = [...value];
  const pattern = toPatternId(patternId);
  return length >= minLength && length <= maxLength && (!pattern || PATTERNS[pattern].test(value));
}

function methodOf(input: Input, merchant: Merchant, asksForUsername: boolean): RegisterMethod {
  const { registerSettings, flags } = merchant;
  const open = {
    username: registerSettings.usernameRegister && flags.USERNAMEREG3 === true,
    mobile: registerSettings.mobileRegister && flags.MOBILENUMREG3 === true,
  };
  const wanted = input.username && asksForUsername ? 'username' : 'mobile';
  const method = wanted === 'mobile' && !input.mobileNum && open.username ? 'username' : wanted;
  if (!open[method]) throw new Refusal('permission.denied');
  return method;
}

/** Whether a way to register knows the field: the other way's name for the account is none of its own (REG-10). */
function belongs(field: RegisterField, method: RegisterMethod, { flags }: Merchant): boolean {
  if (field === 'username') return method === 'username';
  if (field === 'password' || field === 'confirmPassword')
    return method === 'username' || flags.MOBILENUMPASSREG3 === true;
  return field !== 'verificationCode' || flags.REGMOBVERF3 === true;
}

/** Whether a required field is missed when it is empty: a code belongs to a number, and Firebase's token replaces it. */
function isDue(
  field: RegisterField,
  method: RegisterMethod,
  { firebaseIdToken }: Input,
  { mobileNum }: Registration['fields'],
): boolean {
  if (field === 'mobileNum') return method === 'mobile';
  if (field === 'verificationCode') return Boolean(mobileNum) && !firebaseIdToken;
  return field !== 'captcha';
}

function isMobile(mobileNum: string, { countryDialingCode: code }: Input): boolean {
  return v.is(mobileNumber, mobileNum) && (!code || v.is(countryDialingCode, code));
}

function checked(field: RegisterField, value: string, rule: FieldRule, input: Input): string {
  if (!keepsRule(value, rule) || (field === 'mobileNum' && !isMobile(value, input))) refuse(field);
  return value;
}

function refuse(field: RegisterField): never {
  throw new Refusal('register.field.invalid', { field });
}
