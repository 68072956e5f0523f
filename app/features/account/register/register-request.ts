import type { PresetCodes } from './preset-codes';
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
 * does not ask for them too.
 */
export function registerRequest(
  fields: readonly FormField[],
  values: RegisterValues,
  { countryDialingCode, registerMethod, presets, identity }: Beside,
): RegisterRequest {
  // A code that Firebase took is none of the gateway's: the token stands for it.
  const isProved = identity.firebaseChannel === 'sms';
  const filled = fields
    .map(({ name }) => [name, sentValue(name, values)] as const)
    .filter(([name, value]) => value !== '' && !(name === 'verificationCode' && isProved));
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
