import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { altchaChallenge, CHALLENGE_PATH } from '../../contracts/verification/altcha';
import { envelope, fakeSite, statusResponse } from '../testing/fake-site';

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
});
afterEach(() => vi.restoreAllMocks());

it('hands out a task that nothing keeps, without a call of the gateway [SMS-31]', async () => {
  const site = fakeSite({});
  const response = await site.fetch(CHALLENGE_PATH);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { success, value } = (await response.json()) as { success: boolean; value: unknown };
  expect(success).toBe(true);
  expect(v.is(altchaChallenge, value)).toBe(true);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('is behind the gate, like every other address [GATE-21 SMS-31]', async () => {
  const site = fakeSite({ '/wps/system/status': () => envelope(statusResponse({ maintenance: true })) });
  const response = await site.fetch(CHALLENGE_PATH);
  expect([response.status, await response.json()]).toEqual([
    503,
    { success: false, errorCode: 'platform.maintenance', value: null },
  ]);
});

it('refuses who asks too often, by address [SMS-31]', async () => {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) === 1 });
  const site = fakeSite({}, { RATE_CHALLENGE_ADDRESS: { limit } });
  const ask = () => site.fetch(CHALLENGE_PATH, { headers: { 'X-Sandbox-Address': '203.0.113.7' } });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ errorCode: 'rate.limited' });
  expect(new Set(keys).size).toBe(1);
  const headers = { 'X-Sandbox-Address': '203.0.113.8' };
  await site.fetch(CHALLENGE_PATH, { headers });
  expect(new Set(keys).size).toBe(2);
});

it('answers 503 while the edge has no key, and 404 to anything else below its address [SMS-31]', async () => {
  const site = fakeSite({}, { SANDBOX: '', SESSION_KEYS: '' });
  expect((await site.fetch(CHALLENGE_PATH)).status).toBe(503);
  expect((await site.fetch('/human-verification/other')).status).toBe(404);
  const post = { method: 'POST', headers: { Origin: 'https://site.example' } };
  expect((await fakeSite({}).fetch(CHALLENGE_PATH, post)).status).toBe(404);
});

it('lets a page of the site check a proof, and names the failure alone [SMS-19 SMS-33]', async () => {
  const proof = { verificationProvider: 'altcha', verificationPayload: 'garbage' } as const;
  const site = fakeSite({}, {}, async ({ verifyHuman }) =>
    verifyHuman(proof).catch(({ code, value }) => ({ code, value })),
  );
  expect(await (await site.fetch('/m/login')).json()).toEqual({
    code: 'human.verification.failed',
    value: null,
  });
});
