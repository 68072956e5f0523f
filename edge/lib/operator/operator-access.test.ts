import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../context';
import type { Env } from '../../env';
import { everyRequest } from '../../middleware/every-request';
import { hasOperators, letOperatorIn, letOperatorOut, operatorName, takeKey } from './operator-access';

const OPERATOR_KEY = 'a-key-of-at-least-thirty-two-letters';
const TEAM = 'lanterns.cloudflareaccess.com';
const AUDIENCE = 'ab'.repeat(32);
const ACCESS = { ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE };

const app = new Hono<App>()
  .use(everyRequest(false))
  .get('/who', async (c) => c.json({ name: await operatorName(c), any: hasOperators(c) }))
  .post('/key', async (c) => {
    const taken = await takeKey(c, await c.req.text());
    if (taken === 'right') await letOperatorIn(c);
    return c.json(taken);
  })
  .post('/out', (c) => {
    letOperatorOut(c);
    return c.json(null);
  });

let lines: { event: string; kind?: string }[];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NO_LIMIT = { limit: async () => ({ success: true }) };
const envOf = (vars: Partial<Env> = { OPERATOR_KEY }): Env => ({ RATE_OPERATOR_ADDRESS: NO_LIMIT, ...vars });

async function who(env: Env, headers: Record<string, string> = {}) {
  const { name } = (await (await app.request('https://site.example/who', { headers }, env)).json()) as {
    name: string | null;
  };
  return name;
}

const give = (env: Env, key: string) =>
  app.request('https://site.example/key', { method: 'POST', body: key }, env);
const cookieOf = (response: Response) => response.headers.get('Set-Cookie') ?? '';

describe('the operator’s key', () => {
  it('opens as a bearer, whole and no other', async () => {
    const env = envOf();
    expect(await who(env, { Authorization: `Bearer ${OPERATOR_KEY}` })).toBe('');
    for (const Authorization of [
      '',
      'Bearer',
      `Bearer ${OPERATOR_KEY}x`,
      `Bearer ${OPERATOR_KEY.slice(0, -1)}`,
      `Basic ${OPERATOR_KEY}`,
    ])
      expect([Authorization, await who(env, { Authorization })]).toEqual([Authorization, null]);
    expect(lines.filter(({ kind }) => kind === 'operator.refused')).toHaveLength(2);
  });

  it('is nobody’s where it is not set, empty or too short', async () => {
    for (const key of [undefined, '', 'short', 'x'.repeat(31)]) {
      const env = envOf(key === undefined ? {} : { OPERATOR_KEY: key });
      expect([key, await who(env, { Authorization: `Bearer ${key ?? ''}` })]).toEqual([key, null]);
      const { any } = (await (await app.request('https://site.example/who', {}, env)).json()) as {
        any: boolean;
      };
      expect([key, any]).toEqual([key, false]);
    }
  });

  it('is looked at no more once an address has given too many, right or wrong', async () => {
    let left = 2;
    const RATE_OPERATOR_ADDRESS = {
      limit: async () => {
        left -= 1;
        return { success: left >= 0 };
      },
    };
    const env = envOf({ OPERATOR_KEY, RATE_OPERATOR_ADDRESS });
    expect([await (await give(env, 'wrong')).json(), await (await give(env, OPERATOR_KEY)).json()]).toEqual([
      'wrong',
      'right',
    ]);
    expect(await (await give(env, OPERATOR_KEY)).json()).toBe('too many');
    expect(await who(env, { Authorization: `Bearer ${OPERATOR_KEY}` })).toBeNull();
  });

  it('sets a sealed cookie of this host alone, which opens for an hour and is told to no script and no other site', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const env = envOf();
    const cookie = cookieOf(await give(env, OPERATOR_KEY));
    expect(cookie).toMatch(
      /^__Host-operator=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(OPERATOR_KEY);
    const [Cookie = ''] = cookie.split(';');
    expect(await who(env, { Cookie })).toBe('');
    vi.setSystemTime(Date.now() + 3_601_000);
    expect(await who(env, { Cookie })).toBeNull();
  });

  it('ends its cookies when it is changed, and a cookie of another seal opens nothing', async () => {
    const [Cookie = ''] = cookieOf(await give(envOf(), OPERATOR_KEY)).split(';');
    expect(await who(envOf({ OPERATOR_KEY: `${OPERATOR_KEY}-2` }), { Cookie })).toBeNull();
    expect(await who(envOf(), { Cookie: '__Host-operator=forged' })).toBeNull();
  });

  it('sets no cookie for a wrong key, and one that is over on the way out', async () => {
    expect(cookieOf(await give(envOf(), 'wrong'))).toBe('');
    const out = await app.request('https://site.example/out', { method: 'POST' }, envOf());
    expect(cookieOf(out)).toContain('__Host-operator=; Max-Age=0');
  });
});

describe('Cloudflare Access', () => {
  it('says who is there, by an assertion of its own for this application that is still good', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const other = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const fetched: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      fetched.push(String(url));
      return Response.json({ keys: [jwk] });
    });
    const assert = (changes: { iss?: string; aud?: string; exp?: string; key?: CryptoKey } = {}) =>
      new SignJWT({ email: 'ops@example.com' })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer(changes.iss ?? `https://${TEAM}`)
        .setAudience(changes.aud ?? AUDIENCE)
        .setExpirationTime(changes.exp ?? '5m')
        .sign(changes.key ?? privateKey);
    const env = envOf(ACCESS);
    const asks = (assertion: string) => who(env, { 'Cf-Access-Jwt-Assertion': assertion });
    expect(await asks(await assert())).toBe('ops@example.com');
    expect(fetched).toEqual([`https://${TEAM}/cdn-cgi/access/certs`]);
    for (const changes of [
      { iss: 'https://other.cloudflareaccess.com' },
      { aud: 'cd'.repeat(32) },
      { exp: '-1m' },
      { key: other.privateKey },
    ])
      expect(await asks(await assert(changes))).toBeNull();
    expect(await asks('nonsense')).toBeNull();
    expect(await who(envOf(), { 'Cf-Access-Jwt-Assertion': await assert() })).toBeNull();
  });

  it('lets nobody in while its keys cannot be had', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign((await generateKeyPair('RS256')).privateKey);
    expect(await who(envOf(ACCESS), { 'Cf-Access-Jwt-Assertion': assertion })).toBeNull();
    expect(lines.some(({ event }) => event === 'operator.access.failed')).toBe(true);
  });
});
