import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unknownNames } from './lib/settings/read-settings';
import { settingsOf } from './lib/settings/settings-of';
import { SETTINGS, type SettingName } from './settings';
import { envelope, fakeSite, statusResponse } from './testing/fake-site';

let lines: { event: string }[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const JWK = { kty: 'RSA', n: 'n'.repeat(342), e: 'AQAB', kid: 'one' };
const KEY = 'A'.repeat(43);
const problemsOf = (name: SettingName, written: string) => SETTINGS[name].read(written).problems;

describe('a setting', () => {
  it.each<[SettingName, string, string]>([
    ['GATE_DENY_COUNTRIES', 'CN, Vietnam', 'entry 2 is no two-letter country code'],
    ['GATE_DENY_COUNTRIES', 'UK', 'entry 1 is an old code; write GB'],
    ['GATE_DENY_COUNTRIES', 'VM', 'entry 1 is the code of no country'],
    ['GATE_DENY_COUNTRIES', 'EU', 'entry 1 is the code of no country'],
    ['GATE_DENY_COUNTRIES', 'XX', 'entry 1 is the code of no country'],
    [
      'GATE_ALLOW_IPS',
      '203.0.113.0/24, everyone',
      'entry 2 is no address, and no range such as 203.0.113.0/24',
    ],
    ['GATEWAY_URL', 'gateway.example.com', 'is no address such as https://gateway.example.com'],
    ['GATEWAY_URL', 'http://gateway.example.com', 'does not begin with https://'],
    ['GATEWAY_URL', 'https://a.example/api', 'has a path; write https://a.example alone'],
    ['GATEWAY_URL', 'https://me:pass@a.example', 'names a user; write the address alone'],
    ['GATEWAY_TIMEOUT_MS', '3s', 'is no number; write the milliseconds, 3000'],
    ['GATEWAY_TIMEOUT_MS', 'soon', 'is no whole number of milliseconds'],
    ['GATEWAY_TIMEOUT_MS', '0', 'is not between 1 and 120000'],
    ['GATEWAY_PUBLIC_JWK', '{', 'is no JSON'],
    ['GATEWAY_PUBLIC_JWK', 'null', 'is no public RSA key as a JWK'],
    ['GATEWAY_PUBLIC_JWK', '{"kty":"oct"}', 'is no public RSA key as a JWK'],
    [
      'GATEWAY_PUBLIC_JWK',
      JSON.stringify({ ...JWK, d: 'private' }),
      'is a private key: take it back, and set its public half',
    ],
    ['GATEWAY_PUBLIC_JWK', JSON.stringify({ ...JWK, n: 'short' }), 'is a key of less than 2048 bits'],
    ['MERCHANT_CODE', 'hoa dang', 'is no code of at most 64 letters without a space'],
    ['SITE_TIME_ZONE', 'Asia/Hanoi', 'is no time zone such as Asia/Ho_Chi_Minh'],
    ['SITE_TIME_ZONE', '+07:00', 'is no time zone such as Asia/Ho_Chi_Minh'],
    ['AGE_LIMIT', '16', 'is none of "18", "21"'],
    ['ACTIVE_CONSENT', 'yes', 'is none of "1", "true", "0", "false"'],
    ['HUMAN_VERIFICATION', 'turnstyle', 'is none of "altcha", "turnstile", "none"'],
    ['GAME_FRAME_HOSTS', 'http://play.example', 'entry 1 is no https host such as https://play.example'],
    ['CSP_FRAME_HOSTS', 'a.example, x; script-src *', 'entry 2 is no host'],
    ['FURTHER_ROUTES', '/m/x=https://evil.example', 'entry 1 is no pair such as /m/old=/m/activity'],
    ['SESSION_KEYS', 'k1:short', 'entry 1 is not "kid:32 bytes in base64url"'],
    ['SESSION_KEYS', `k1:${KEY},k1:${KEY}`, 'entry 2 has the name of one before it'],
    ['SANDBOX', 'true', 'is none of "1", "site", "0"'],
  ])('%s = %s %s', (name, written, problem) => {
    expect(problemsOf(name, written)).toEqual([problem]);
  });

  it.each<[SettingName, string, unknown]>([
    ['GATE_DENY_COUNTRIES', 'cn, T1,', ['CN', 'T1']],
    ['GATEWAY_URL', 'https://gateway.example.com/', 'https://gateway.example.com'],
    ['GATEWAY_URL', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['GATEWAY_TIMEOUT_MS', '3000', 3000],
    ['GATEWAY_TIMEOUT_MS', '', 15_000],
    ['GATEWAY_PUBLIC_JWK', JSON.stringify(JWK), JWK],
    ['SITE_TIME_ZONE', 'UTC', 'UTC'],
    ['AGE_LIMIT', '21', 21],
    ['ACTIVE_CONSENT', 'true', true],
    ['IMAGE_RESIZING', '0', false],
    [
      'GAME_FRAME_HOSTS',
      'https://Play.example, *.games.example ,https://a.example:8443/,',
      ['https://play.example', 'https://*.games.example', 'https://a.example:8443'],
    ],
    ['FURTHER_ROUTES', '/m/promo=/m/activity', [['/m/promo', '/m/activity']]],
    ['SANDBOX', '1', 'whole'],
    ['SANDBOX', 'site', 'site'],
    ['SANDBOX', '0', false],
  ])('%s = %s is understood', (name, written, value) => {
    expect(SETTINGS[name].read(written)).toEqual({ value, problems: [] });
  });

  it('says nothing of what is written in it: it may be a secret [ERR-60]', () => {
    for (const name of Object.keys(SETTINGS) as SettingName[])
      expect(problemsOf(name, 'hunter2;*, x y').join()).not.toContain('hunter2');
  });

  it('that is wrong counts as where nothing is set; of a list, what can be read does', () => {
    const of = (name: SettingName, written: string) => SETTINGS[name].read(written).value;
    expect([of('GATEWAY_TIMEOUT_MS', '3s'), of('SITE_TIME_ZONE', 'x'), of('AGE_LIMIT', '16')]).toEqual([
      15_000,
      'Asia/Ho_Chi_Minh',
      18,
    ]);
    const hosts =
      "http://a.example,*,https://*,a.*.example,https://a.example/path,'unsafe-inline',a,b.example";
    expect(of('GAME_FRAME_HOSTS', hosts)).toEqual(['https://b.example']);
  });

  it('that is wrong shuts, where it protects', () => {
    const of = (name: SettingName, written: string) => SETTINGS[name].read(written).value;
    expect(of('GATE_ALLOW_COUNTRIES', 'VN, x')).toBeNull();
    expect(of('GATE_DENY_IPS', '10.0.0.0/8, ten')).toBeNull();
    expect(of('GATEWAY_URL', 'https://a.example/api')).toBe('https://gateway.invalid');
    expect(of('GATEWAY_PUBLIC_JWK', '{')).toBeNull();
    expect(of('SESSION_KEYS', 'k1:short')).toEqual([]);
    expect(of('SANDBOX', 'true')).toBe(false);
    expect(of('HUMAN_VERIFICATION', 'non')).toBe('altcha');
  });
});

describe('the settings of an isolate', () => {
  it('are read once, and the log says once what is wrong, by its name', () => {
    const env = { GATEWAY_TIMEOUT_MS: '3s', GATE_DENY_COUNTRY: 'CN' };
    expect(settingsOf(env)).toBe(settingsOf(env));
    expect(lines).toEqual([
      {
        event: 'settings.malformed',
        setting: 'GATEWAY_TIMEOUT_MS',
        reason: 'is no number; write the milliseconds, 3000',
      },
      { event: 'settings.unknown', setting: 'GATE_DENY_COUNTRY', meant: 'GATE_DENY_COUNTRIES' },
    ]);
  });

  it('never fail a request: a wrong one is served as where nothing is set', async () => {
    const site = fakeSite(
      {},
      { SITE_TIME_ZONE: 'Asia/Hanoi', GATEWAY_TIMEOUT_MS: '-1', AGE_LIMIT: 'x' },
      ({ site: { timeZone, jurisdiction } }) => ({ timeZone, ...jurisdiction }),
    );
    const answer = await site.fetch('/m/home');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { timeZone: 'Asia/Ho_Chi_Minh', ageLimit: 18, activeConsent: false },
    ]);
    expect(lines).toHaveLength(3);
  });

  it('lead to no other gateway where the address of the own one cannot be read', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no such host'));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const site = fakeSite({}, { GATEWAY_URL: 'https://gateway.example/api' });
    expect((await site.fetch('/m/home')).status).toBe(503);
    expect(site.calls).toEqual([]);
    expect(
      fetched.mock.calls.every(([request]) => (request as Request).url.includes('gateway.invalid')),
    ).toBe(true);
  });
});

it('an answer of one gateway is never given for another: what is kept is kept by its address', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(new URL((request as Request).url).host);
    return envelope(statusResponse());
  });
  const MERCHANT_CODE = crypto.randomUUID();
  for (const host of ['one.example', 'two.example', 'one.example'])
    await fakeSite({}, { MERCHANT_CODE, GATEWAY_URL: `https://${host}` }).fetch('/m/home');
  expect(asked).toEqual(['one.example', 'two.example']);
});

describe('a name that no setting has', () => {
  it.each([
    ['GATE_DENY_COUNTRY', 'GATE_DENY_COUNTRIES'],
    ['GATEWAY_TIMEOUT', 'GATEWAY_TIMEOUT_MS'],
    ['SESION_KEYS', 'SESSION_KEYS'],
    ['site_name', 'SITE_NAME'],
    ['ETIS_NAME', undefined],
    ['PATH', undefined],
    ['HOME', undefined],
  ])('%s was meant as %s', (name, meant) => {
    expect(unknownNames([name, 'BRAND'], SETTINGS)).toEqual([{ name, meant }]);
  });
});
