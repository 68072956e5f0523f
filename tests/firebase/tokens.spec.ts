import { expect, test } from '@playwright/test';
import { decodeJwt } from 'jose';
import { phoneToken, providerToken } from './support/sdk';

test('x', async () => {
  console.log(decodeJwt(await phoneToken('+84912345670')));
  for (const p of ['google', 'facebook', 'line'] as const)
    console.log(
      p,
      decodeJwt(await providerToken(p, { sub: `s-${p}`, email: `${p}@example.com`, name: 'An' })),
    );
  expect(1).toBe(1);
});
