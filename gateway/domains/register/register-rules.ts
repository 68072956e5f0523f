import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule, getRegisterRules } from '@/contracts/register/register-rules';
import type { Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';

const DISABLED: FieldRule = { enabled: false, required: false, minLength: 0, maxLength: 0 };

/** What a registration asks for, field by field (CALL-30, REG-12). */
export function registerRules({ merchant }: Call<typeof getRegisterRules>) {
  return rulesOf(merchant);
}

/** A merchant's rule for every field. */
export function rulesOf({ registerRules }: Merchant): Record<RegisterField, FieldRule> {
  return Object.fromEntries(
    REGISTER_FIELDS.map((field) => [field, registerRules[field] ?? DISABLED]),
  ) as Record<RegisterField, FieldRule>;
}
