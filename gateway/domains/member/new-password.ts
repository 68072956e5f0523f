import type { Merchant } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import { keepsRule } from '../register/read-registration';
import { rulesOf } from '../register/register-rules';

/**
 * Refuses a new password that breaks the merchant's rule for passwords.
 * @throws Refusal `register.field.invalid`
 */
export function refuseWeakPassword(password: string, merchant: Merchant): void {
  const rule = rulesOf(merchant).password;
  if (rule.enabled && !keepsRule(password, rule)) {
    throw new Refusal('register.field.invalid', { field: 'password' });
  }
}
