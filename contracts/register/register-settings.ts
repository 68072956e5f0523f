import * as v from 'valibot';
import { defineOperation } from '../operation';

/** Which methods of registration the gateway takes, and whether Firebase sends its codes (CALL-31, SMS-28). */
export const getRegisterSettings = defineOperation({
  id: 'register.settings',
  method: 'GET',
  path: '/wps/register/settings',
  moduleId: 'REG3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    usernameRegister: v.boolean(),
    mobileRegister: v.boolean(),
    firebaseVerification: v.boolean(),
  }),
  refusals: [],
  example: {
    state: { name: 'registrations', params: { ask: 'every' } },
    holds: { usernameRegister: 'same', mobileRegister: 'same' },
    input: {},
    output: { usernameRegister: true, mobileRegister: true, firebaseVerification: false },
  },
});
