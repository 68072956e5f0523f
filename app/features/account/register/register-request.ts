import type { PresetCodes } from '@/app/domain/invitation/preset-codes';
import type { FormField } from './register-form-fields';
import { type RegisterValues, sentValue } from './register-rules';
import type { RegisterRequest } from './register-schema';

type Beside = {
  countryDialingCode: string;
  registerMethod: RegisterRequest['registerMethod'];
  /** What the address or its domain preset. */
  presets: PresetCodes;
  /** Who the visitor is at Firebase: by a code, or by a social login. */
  identity: Pick<RegisterRequest, 'firebaseChannel' | 'firebaseIdToken'>;
};

/**
 * What the form sends: the fields that show and are filled in (REG-75 to REG-103). A link's codes count where the form
 * does not ask for them too. A code that Firebase took is not sent on: its token stands for it.
 */
export function registerRequest(
  fields: readonly FormField[],
  values: RegisterValues,
  { countryDialingCode, registerMethod, presets, identity }: Beside,
): RegisterRequest {
  const byFirebase = identity.firebaseChannel === 'sms';
  const filled = fields
    .filter(({ name }) => !(byFirebase && name === 'verificationCode'))
    .map(({ name }) => [name, sentValue(name, values)] as const)
    .filter(([, value]) => value !== '');
  const hidden = Object.entries(presets).filter(([preset]) => !fields.some(({ name }) => name === preset));
  const request: Partial<RegisterValues> = Object.fromEntries([...filled, ...hidden]);
  return {
    ...request,
    ...identity,
    ...(request.mobileNum && { countryDialingCode }),
    registerMethod,
    codeIsPreset: request.affiliateCode !== undefined && request.affiliateCode === presets.affiliateCode,
  };
}
