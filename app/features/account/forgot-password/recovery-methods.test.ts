import { expect, it } from 'vitest';
import { recoveryMethods } from './recovery-methods';

it.each([
  [true, true, ['phone', 'email']],
  [true, false, ['phone']],
  [false, true, ['email']],
  [false, false, []],
])(
  'with phone %s and e-mail %s offers %j, the default first [FORGOT-04 FORGOT-05 FORGOT-08 FORGOT-09 FORGOT-10]',
  (phone, email, methods) => {
    expect(recoveryMethods({ CHNGPASSVERIF3: phone, CHNGPASSMAIL3: email })).toEqual(methods);
  },
);
