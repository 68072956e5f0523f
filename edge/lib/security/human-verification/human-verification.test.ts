import { solveChallenge } from 'altcha-lib/v1';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AltchaChallenge, type AltchaSolution, writeSolution } from '@/contracts/verification/altcha';
import type { HumanProof } from '@/contracts/verification/send-code';
import type { Env } from '@/edge/env';
import { issueChallenge } from './altcha';
import { humanVerifier } from './human-verification';

const key = (letter: string) => `${letter}:${btoa(letter.repeat(32)).replace(/=+$/, '')}`;
const env: Env = { SESSION_KEYS: key('a') };

const NOW = 1_790_000_000_000;
let good: AltchaSolution;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  good = await solved();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function solved(): Promise<AltchaSolution> {
  const task = (await issueChallenge(env)) as AltchaChallenge;
  const { challenge, salt, algorithm, maxnumber, signature } = task;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return { algorithm, challenge, number: solution?.number ?? -1, salt, signature };
}

async function verdict(payload: string, settings: Env = env, provider = 'altcha'): Promise<string> {
  const visitor = { address: '198.51.100.7', country: 'VN' };
  const verify = humanVerifier({ env: settings, facts: { requestId: 'r-1', visitor, device: null } });
  return verify({ verificationProvider: provider, verificationPayload: payload } as HumanProof).then(
    () => 'human',
    ({ code, status }) => `${code} ${status}`,
  );
}

const REFUSED = 'human.verification.failed 200';
const encoded = (value: unknown) => btoa(JSON.stringify(value));

describe('the proof of work', () => {
  it('is a task of at most 30,000 tries with SHA-256, good for five minutes [SMS-31 SMS-32]', async () => {
    const task = await issueChallenge(env);
    expect(task).toMatchObject({ algorithm: 'SHA-256', maxnumber: 30_000 });
    expect(task?.salt).toMatch(/^[\da-f]{24}\?expires=1790000300&$/);
    expect(await issueChallenge(env)).not.toEqual(task);
  });

  it('passes with the number that was found, until it is five minutes old [SMS-19 SMS-32]', async () => {
    const payload = writeSolution(good);
    expect(await verdict(payload)).toBe('human');
    vi.setSystemTime(NOW + 300_000);
    expect(await verdict(payload)).toBe('human');
    vi.setSystemTime(NOW + 300_001);
    expect(await verdict(payload)).toBe(REFUSED);
  });

  it.each<[string, () => string]>([
    ['another number', () => writeSolution({ ...good, number: good.number + 1 })],
    ['a later expiry', () => writeSolution({ ...good, salt: good.salt.replace(/\d+&/, '1890000300&') })],
    ['no expiry', () => writeSolution({ ...good, salt: good.salt.replace(/\?.*/, '') })],
    ['an expiry that runs into the number', () => writeSolution({ ...good, salt: `${good.salt}1&` })],
    ['another task', () => writeSolution({ ...good, challenge: good.challenge.replace(/^./, 'f0') })],
    ['another signature', () => writeSolution({ ...good, signature: '0'.repeat(64) })],
    ['another algorithm', () => encoded({ ...good, algorithm: 'SHA-1' })],
    ['the number as text', () => encoded({ ...good, number: String(good.number) })],
    ['a second writing: another order', () => encoded(Object.fromEntries(Object.entries(good).reverse()))],
    ['a second writing: one field more', () => encoded({ ...good, took: 1 })],
    ['a second writing: a space', () => ` ${writeSolution(good)}`],
    ['no base64', () => '{}'],
    ['no JSON', () => btoa('garbage')],
    ['null', () => encoded(null)],
    ['nothing', () => ''],
  ])('is refused with %s [SMS-32 SMS-33]', async (_, change) => {
    expect(await verdict(change())).toBe(REFUSED);
  });

  it('outlives a change of keys, not the removal of its own [SMS-32]', async () => {
    const payload = writeSolution(good);
    expect(await verdict(payload, { SESSION_KEYS: `${key('b')},${key('a')}` })).toBe('human');
    expect(await verdict(payload, { SESSION_KEYS: key('b') })).toBe(REFUSED);
    expect(await verdict(payload, {})).toBe(REFUSED);
    expect(await issueChallenge({})).toBeNull();
  });
});

describe('the provider of the settings', () => {
  it('alone counts, whatever the visitor names [SMS-31]', async () => {
    const payload = writeSolution(good);
    for (const provider of ['none', 'turnstile', '', 'ALTCHA', 'constructor', '__proto__']) {
      expect([provider, await verdict(payload, env, provider)]).toEqual([provider, REFUSED]);
    }
    expect(await verdict('anything', { ...env, HUMAN_VERIFICATION: 'none' }, 'none')).toBe('human');
    expect(await verdict(payload, { ...env, HUMAN_VERIFICATION: 'none' })).toBe(REFUSED);
    expect(await verdict(payload, { ...env, HUMAN_VERIFICATION: 'a typing error' })).toBe('human');
  });

  const turnstile: Env = { HUMAN_VERIFICATION: 'turnstile', TURNSTILE_SECRET: 'the-secret' };

  it('asks Turnstile with secret, token and address when it is chosen [SMS-31 SMS-32]', async () => {
    const asked: [string, string][] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
      asked.push([url, body.toString()]);
      return Response.json({ success: true });
    });
    expect(await verdict('token-1', turnstile, 'turnstile')).toBe('human');
    expect(asked).toEqual([
      [
        'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        'secret=the-secret&response=token-1&remoteip=198.51.100.7',
      ],
    ]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['refuses', async () => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['says yes in another way', async () => Response.json({ success: 'true' })],
    ['answers no JSON', async () => new Response('<html>', { status: 502 })],
    ['cannot be reached', () => Promise.reject(new TypeError('no route'))],
  ])('sends no code where Turnstile %s [SMS-33]', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await verdict('token-1', turnstile, 'turnstile')).toBe(REFUSED);
  });

  it('does not ask Turnstile without a secret, and says so in the log [SMS-33]', async () => {
    vi.stubGlobal('fetch', () => expect.unreachable());
    expect(await verdict('token-1', { HUMAN_VERIFICATION: 'turnstile' }, 'turnstile')).toBe(REFUSED);
    expect(vi.mocked(console.error).mock.calls.join()).toContain('turnstile.secret.missing');
  });
});
