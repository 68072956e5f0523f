import { updateMerchant } from '../../db/merchants';
import { EVERY_REGISTER_RULE } from '../../seed/register-rules';
import { sealed } from './public-key';
import type { State } from './state';
import { STATE_MERCHANT } from './state-member';

/** Provider states of registration. Those of a registration answer what is in it, and the key that seals it. */
export const registerStates: Record<string, State> = {
  'every registration field is enabled': ({ db }) =>
    updateMerchant(db, STATE_MERCHANT, { registerRules: EVERY_REGISTER_RULE }),

  ...sealed({}),
};
