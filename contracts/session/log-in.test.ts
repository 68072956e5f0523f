import { expect, it } from 'vitest';
import { callOperation } from '../client';
import type { InputOf } from '../operation';
import { logIn } from './log-in';

/** What the gateway would find in the encrypted body. */
async function bodyOf(input: InputOf<typeof logIn>): Promise<unknown> {
  let plain = '';
  await callOperation(logIn, input, {
    baseUrl: 'https://gateway.invalid',
    encrypt: async (plaintext) => {
      plain = plaintext;
      return { body: {}, key: 'key' };
    },
    fetch: async () => Response.json({ success: true, value: { token: 't', userName: 'u', type: 0 } }),
  });
  return JSON.parse(plain);
}

it('sends username, password and captcha with the username type and leaves absent values out [LOGIN-63 LOGIN-64 LOGIN-65 LOGIN-66 LOGIN-71]', async () => {
  const credentials = { username: 'minhan_2209', password: 'Lantern2209', type: 'username' as const };
  expect(await bodyOf(credentials)).toEqual(credentials);
  expect(await bodyOf({ ...credentials, captcha: '7390', captchaId: 'c-1' })).toEqual({
    ...credentials,
    captcha: '7390',
    captchaId: 'c-1',
  });
});
