import type { getRegisterSettings } from '@/contracts/register/register-settings';
import type { Call } from '../../platform/handler';

/** Which ways to register are open (CALL-31). */
export function registerSettings({ merchant }: Call<typeof getRegisterSettings>) {
  return merchant.registerSettings;
}
