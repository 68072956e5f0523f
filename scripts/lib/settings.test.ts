import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './paths.mjs';
import { localSites } from './sandbox.mjs';
import { allSettings, contradictionsIn, problemLines, problemsOf, varsOfHost } from './settings.mjs';
import { withSettingTables } from './settings-docs.mjs';

const { site, gateway, demo } = await allSettings();

describe('variables of a deployment', () => {
  it.each([
    [{ GATE_DENY_COUNTRY: 'CN' }, 'GATE_DENY_COUNTRY is no setting; did you mean GATE_DENY_COUNTRIES?'],
    [{ COLOUR: 'red' }, 'COLOUR is no setting'],
    [{ GATEWAY_TIMEOUT_MS: '3s' }, 'GATEWAY_TIMEOUT_MS = "3s" is no number; write the milliseconds, 3000'],
    [{ GATEWAY_TIMEOUT_MS: 3000 }, 'GATEWAY_TIMEOUT_MS is no text: write "3000"'],
    [
      { SESSION_KEYS: 'k1:secret' },
      'SESSION_KEYS is a secret: take it out of the file, and npx wrangler secret put SESSION_KEYS',
    ],
  ])('%j is refused in words', (vars, line) => {
    expect(problemLines(problemsOf(site, vars), site, vars)).toEqual([`  ${line}`]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a secret under a name that is not quite one', { SESSION_KEY: 'k1:hunter2' }],
    ['the secret of Turnstile', { TURNSTILE_SECRETS: '0xhunter2', TURNSTILE_SECRET: '0xhunter2' }],
    [
      'a private key',
      { GATEWAY_PUBLIC_JWK: JSON.stringify({ kty: 'RSA', n: 'n', e: 'AQAB', d: 'hunter2' }) },
    ],
    ['a private key that is no JSON', { GATEWAY_PUBLIC_JWK: '-----BEGIN PRIVATE KEY-----hunter2' }],
    ['a private key as a table', { GATEWAY_PUBLIC_JWK: { kty: 'RSA', d: 'hunter2' } }],
    ['a user’s password', { GATEWAY_URL: 'https://user:hunter2@gateway.example' }],
    ['a password in what is no address', { GATEWAY_URL: 'https//user:hunter2@gateway.example' }],
    ['a token of an address', { GATEWAY_URL: 'https://gateway.example/?token=hunter2' }],
  ])('%s is refused, and not repeated', (_, vars) => {
    const lines = problemLines(problemsOf(site, vars), site, vars);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('hunter2');
  });

  it('of gateway and demo are read by their own tables', () => {
    expect(problemsOf(gateway, { SESSION_IDLE_SECONDS: '30min', DEFAULT_MERCHAND: 'x' })).toEqual([
      { name: 'SESSION_IDLE_SECONDS', reason: 'is no whole number of seconds' },
      { name: 'DEFAULT_MERCHAND', reason: 'is no setting; did you mean DEFAULT_MERCHANT?' },
    ]);
    expect(problemsOf(demo, { SPINS: 'auto fast' })).toEqual([
      { name: 'SPINS', reason: 'is none of "auto", "quick"' },
    ]);
  });

  it.each([
    [
      { HUMAN_VERIFICATION: 'turnstile' },
      'TURNSTILE_SITE_KEY is empty: with turnstile nobody could register',
    ],
    [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_PROJECT_ID is empty: Firebase would be off without it'],
    [{ BRAND: 'ben-sem' }, 'BRAND is none of hoa-dang, ben-sen; did you mean ben-sen?'],
  ])('%j contradict themselves', (vars, line) => {
    expect(problemLines(contradictionsIn(vars, { brands: ['hoa-dang', 'ben-sen'] }), site)).toEqual([
      `  ${line}`,
    ]);
  });
});

describe('sites of one deployment', () => {
  const sen = (more: Record<string, unknown>) => ({ SITES: { sen: { HOSTS: 'sen.example', ...more } } });
  const brands = ['hoa-dang', 'ben-sen'];

  it.each([
    [{ BRAND: 'ben-sen', AGE_LIMIT: '16' }, 'SITES sen: AGE_LIMIT is none of "18", "21"'],
    [{ SESSION_KEYS: 'k1:hunter2' }, 'SITES sen: SESSION_KEYS is the same for all sites'],
    [{ BRAND: 'ben-sem' }, 'SITES sen: BRAND is none of hoa-dang, ben-sen; did you mean ben-sen?'],
  ])('are checked as the deployment’s own settings are: %j', (more, line) => {
    const vars = sen(more);
    const problems = [...problemsOf(site, vars), ...contradictionsIn(vars, { brands })];
    expect(problemLines(problems, site, vars)).toEqual([`  ${line}`]);
  });

  it('inherit what contradicts itself, which is told once', () => {
    const vars = { HUMAN_VERIFICATION: 'turnstile', ...sen({}) };
    expect(contradictionsIn(vars, { brands }).map(({ name }) => name)).toEqual(['TURNSTILE_SITE_KEY']);
  });

  it('cannot have the reference gateway beside a deployment that has its own: nothing would be bound', () => {
    const linesOf = (vars: Record<string, unknown>) => problemLines(contradictionsIn(vars, { brands }), site);
    const own = { GATEWAY_URL: 'https://gateway.example' };
    expect(linesOf({ ...own, ...sen({ GATEWAY_URL: '' }) })).toEqual([
      '  SITES sen: GATEWAY_URL is empty: the deployment has a gateway of its own, so none would be bound for this site',
    ]);
    expect(linesOf({ ...own, ...sen({}) })).toEqual([]);
    expect(linesOf(sen({ GATEWAY_URL: '' }))).toEqual([]);
  });

  it('are told apart by their hosts, the whole name before what stands for all below one', () => {
    const vars = {
      SITE_NAME: 'A',
      SITES: {
        all: { HOSTS: '*.sen.example', SITE_NAME: 'B' },
        one: { HOSTS: 'm.sen.example', SITE_NAME: 'C' },
      },
    };
    const hosts = ['a.example', 'sen.example', 'x.sen.example', 'm.sen.example'];
    expect(hosts.map((host) => varsOfHost(vars, host).SITE_NAME)).toEqual(['A', 'A', 'B', 'C']);
  });

  it('run locally before the gateway of the start, with merchants that it knows', () => {
    const written = {
      sen: { HOSTS: 'sen.example', GATEWAY_URL: 'https://live.example', MERCHANT_CODE: 'acme' },
      trang: { HOSTS: 'trang.example', GATEWAY_PUBLIC_JWK: '{}', MERCHANT_CODE: 'bare', BRAND: 'ben-sen' },
    };
    expect(JSON.parse(localSites(written, ['hoadang', 'bare']))).toEqual({
      sen: { HOSTS: 'sen.example' },
      trang: { HOSTS: 'trang.example', MERCHANT_CODE: 'bare', BRAND: 'ben-sen' },
    });
    expect(JSON.parse(localSites(JSON.stringify(written)))).toMatchObject({ sen: { MERCHANT_CODE: 'acme' } });
    expect([localSites(undefined), localSites(''), localSites({})]).toEqual(['', '', '']);
  });
});

describe('the settings', () => {
  const varsIn = (file: string) => {
    const [, vars = ''] = /^\[vars\]\n([\s\S]*?)(?=^\[)/m.exec(readFileSync(at(file), 'utf8')) ?? [];
    return [...vars.matchAll(/^([A-Z_]+) = "/gm)].map(([, name]) => name as string);
  };

  it('stand in wrangler.toml, every one, so that nobody has to know of them', () => {
    const named = site.filter(({ secret, group }) => !secret && group !== 'sandbox').map(({ name }) => name);
    const table = /^# \[vars\.(SITES)\.[a-z-]+\]$/m.exec(readFileSync(at('wrangler.toml'), 'utf8'))?.[1];
    expect([...varsIn('wrangler.toml'), table].sort()).toEqual(named.sort());
  });

  it('of the gateway’s file are known', () => {
    const known = gateway.map(({ name }) => name);
    expect(varsIn('gateway/wrangler.toml').filter((name) => !known.includes(name))).toEqual([]);
  });

  it('stand in docs/operator.md as the schemas have them: npm run settings:write', async () => {
    const page = readFileSync(at('docs/operator.md'), 'utf8');
    expect(page).toBe(await withSettingTables(page));
  });
});
