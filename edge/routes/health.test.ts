import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBreakers } from '../lib/gateway/breaker';
import { forgetAll } from '../lib/gateway/shared-cache';
import { envelope, fakeSite, refusal, statusResponse } from '../testing/fake-site';

const KEY = 'k'.repeat(32);
const SECRET = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64url');
const NO_LIMIT = { limit: async () => ({ success: true }) };
const LIMITS = Object.fromEntries(
  [
    'LOGIN_ADDRESS',
    'LOGIN_ACCOUNT',
    'PROOF_ADDRESS',
    'PROOF_SESSION',
    'CAPTCHA_ADDRESS',
    'CHALLENGE_ADDRESS',
    'FORM_ADDRESS',
    'CODE_ADDRESS',
    'CODE_ACCOUNT',
    'MAIL_ADDRESS',
    'MAIL_ACCOUNT',
    'OBJECTION_ADDRESS',
    'REGISTER_ADDRESS',
    'LOOKUP_ADDRESS',
    'SEARCH_ADDRESS',
    'RENDER_ADDRESS',
    'RENDER_SESSION',
    'LAUNCH_ADDRESS',
    'MONEY_ADDRESS',
    'MONEY_SESSION',
    'DOWNLOAD_ACCOUNT',
    'UPLOAD_ACCOUNT',
    'CLIENT_ERRORS',
    'OPERATOR_ADDRESS',
  ].map((name) => [`RATE_${name}`, NO_LIMIT]),
);
const WHOLE = { OPERATOR_KEY: KEY, SESSION_KEYS: `k2:${SECRET},k1:${SECRET}`, ...LIMITS };

beforeEach(() => {
  forgetAll();
  closeBreakers();
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const asOperator = { headers: { Authorization: `Bearer ${KEY}` } };

it('tells the operator how the site is: 200, not kept, and no key in it', async () => {
  const site = fakeSite({}, WHOLE);
  const answer = await site.fetch('/health', asOperator);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(KEY);
  expect(JSON.parse(text)).toMatchObject({
    isWell: true,
    problems: [],
    level: 'agent',
    status: { heardSecondsAgo: 0, isStale: false, closedBy: null },
    gateway: {
      state: 'well',
      lastAnswer: { operation: 'system.status', at: expect.any(String) },
      lastFailure: null,
      slow: [],
    },
    keys: { session: { count: 2, ids: ['k2', 'k1'] } },
    limits: { bound: 24, missing: [] },
    bindings: { GATEWAY: true, QUICK_GATE: false, PICTURES: false },
    quickGate: { state: 'none', readSecondsAgo: null },
  });
});

it.each<[string, RequestInit]>([
  ['without a key', {}],
  ['with another key', { headers: { Authorization: `Bearer ${'x'.repeat(32)}` } }],
])('is not there %s', async (_, init) => {
  const answer = await fakeSite({}, WHOLE).fetch('/health', init);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
});

it('answers while the gate is shut, which is no illness', async () => {
  const shut = { '/wps/system/status': () => envelope(statusResponse({ maintenance: true })) };
  const answer = await fakeSite(shut, { ...WHOLE, GATE_DENY_COUNTRIES: 'VN' }).fetch('/health', asOperator);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ isWell: true, status: { closedBy: 'maintenance' } });
});

it('says what is wrong: 503', async () => {
  const failing = { get: async () => Promise.reject(new Error('down')) };
  const { RATE_MAIL_ADDRESS: _, ...others } = WHOLE as Record<string, unknown>;
  const site = fakeSite({ '/wps/system/status': () => refusal('unknown', 500) }, {
    ...others,
    AGE_LIMIT: 'seven',
    QUICK_GATE: failing as never,
  } as never);
  const answer = await site.fetch('/health', asOperator);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    isWell: false,
    problems: [
      expect.stringMatching(/^AGE_LIMIT /),
      'the status was never heard',
      'RATE_MAIL_ADDRESS is not bound: nothing is counted by it',
      'what npm run gate closed cannot be read',
    ],
    status: { heardSecondsAgo: null, closedBy: 'outage' },
    quickGate: { state: 'failing' },
  });
});

it('a status that is kept counts as old only where the gateway did not say it anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let answers = true;
  const site = fakeSite(
    { '/wps/system/status': () => (answers ? envelope(statusResponse()) : refusal('unknown', 500)) },
    WHOLE,
  );
  await site.fetch('/health', asOperator);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await (await site.fetch('/health', asOperator)).json()).toMatchObject({
    isWell: true,
    status: { heardSecondsAgo: 0 },
  });
  answers = false;
  vi.setSystemTime(Date.now() + 600_000);
  const answer = await site.fetch('/health', asOperator);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    problems: ['the status was heard too long ago'],
    status: { heardSecondsAgo: 600, isStale: true, closedBy: null },
    gateway: { lastFailure: { operation: 'system.status' } },
  });
  vi.useRealTimers();
});
