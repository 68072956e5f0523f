import { expect, it } from 'vitest';
import { callOperation } from '../client';
import { setPasswordByPhone } from './set-password-by-phone';

const answered = (value: unknown) =>
  callOperation(setPasswordByPhone, setPasswordByPhone.example.input, {
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json({ success: true, value, errorCode: null }),
  });

it('names the account [FORGOT-26]', async () => {
  expect(await answered({ account: 'minhan_2209' })).toEqual({ account: 'minhan_2209' });
});

it.each([[undefined], [null], [true], [{}], [{ account: null }]])(
  'has set the password also where the answer %j names no account [CALL-18 FORGOT-26]',
  async (value) => {
    expect((await answered(value)).account ?? 'none').toBe('none');
  },
);
