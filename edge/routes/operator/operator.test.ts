import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../env';
import { envelope, fakeSite, refusal, statusResponse } from '../../testing/fake-site';
import { keyValueStore } from '../../testing/key-value-store';

const OPERATOR_KEY = 'a-key-of-at-least-thirty-two-letters';
const ORIGIN = 'https://site.example';
const AS_OPERATOR = { Authorization: `Bearer ${OPERATOR_KEY}` };

let lines: { event: string }[];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

type Answers = Parameters<typeof fakeSite>[0];
const siteWith = (vars: Partial<Env> = {}, answers: Answers = {}) =>
  fakeSite(answers, { OPERATOR_KEY, ...vars });
type Site = ReturnType<typeof siteWith>;

const look = async (site: Site, path = '/operator', headers: Record<string, string> = {}) =>
  (await site.fetch(path, { headers: { ...AS_OPERATOR, ...headers } })).text();
const post = (
  site: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: ORIGIN, ...headers },
  });

describe('the cockpit', () => {
  it('is not there for anybody where no key is set', async () => {
    const site = siteWith({ OPERATOR_KEY: '' });
    for (const path of ['/operator', '/operator/why', '/operator/language/vi'])
      expect([path, (await site.fetch(path, { headers: AS_OPERATOR })).status]).toEqual([path, 404]);
    expect((await post(site, '/operator/enter', { key: '' })).status).toBe(404);
  });

  it('asks for the key, and shows nothing of the site without', async () => {
    const site = siteWith({ GATE_DENY_COUNTRIES: 'CN' });
    const response = await site.fetch('/operator');
    const page = await response.text();
    expect([response.status, page.includes('type="password"'), page.includes('CN')]).toEqual([
      401,
      true,
      false,
    ]);
    expect((await post(site, '/operator/gate', { did: 'close', what: 'VN' })).status).toBe(401);
  });

  it('opens by its form, from its own pages alone, and the cookie goes on', async () => {
    const site = siteWith();
    expect((await post(site, '/operator/enter', { key: 'wrong' })).status).toBe(401);
    const foreign = await post(
      site,
      '/operator/enter',
      { key: OPERATOR_KEY },
      { Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const entered = await post(site, '/operator/enter', { key: OPERATOR_KEY });
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/operator']);
    const [Cookie = ''] = (entered.headers.get('Set-Cookie') ?? '').split(';');
    expect((await site.fetch('/operator', { headers: { Cookie } })).status).toBe(200);
    expect((await site.fetch('/operator', { headers: { Cookie: '__Host-operator=x' } })).status).toBe(401);
  });

  it('lets nothing run and nothing load, and is kept by nobody', async () => {
    const { headers } = await siteWith().fetch('/operator', { headers: AS_OPERATOR });
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-\w+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
  });

  it('is there while the gate is shut to everybody', async () => {
    const store = keyValueStore();
    store.kept.set('closed', { value: JSON.stringify([{ what: 'site', at: '', by: '', reason: '' }]) });
    for (const vars of [
      { GATE_DENY_COUNTRIES: 'VN' },
      { GATE_DENY_IPS: 'nonsense' },
      { QUICK_GATE: store },
    ]) {
      const site = siteWith(vars);
      expect((await site.fetch('/m/home')).status).toBeGreaterThan(400);
      expect((await site.fetch('/operator', { headers: AS_OPERATOR })).status).toBe(200);
    }
  });

  it.each([
    ['vi-VN,vi;q=0.9,en;q=0.8', '', 'vi'],
    ['en-GB,en;q=0.9', '', 'en'],
    ['fr', '', 'en'],
    ['en', 'operator-language=vi', 'vi'],
  ])(
    'is in the language of the browser %j, unless another was chosen (%j): %s',
    async (accepted, Cookie, lang) => {
      const page = await look(siteWith(), '/operator', { 'Accept-Language': accepted, Cookie });
      expect(page).toContain(`<html lang="${lang}">`);
    },
  );

  it('shows settings as they are written, and of secrets only that they are there', async () => {
    const page = await look(
      siteWith({
        SITE_NAME: 'Lotus <b>',
        SESSION_KEYS: 'k1:sealed-by-this',
        GATEWAY_URL: '',
        GATEWAY_PUBLIC_JWK: '{"kty":"RSA"}',
        SITES: { sen: { HOSTS: 'sen.example', OPERATOR_KEY: 'put-here-by-mistake' } },
      }),
    );
    expect(page).toContain('Lotus &lt;b&gt;');
    for (const secret of [OPERATOR_KEY, 'sealed-by-this', 'put-here-by-mistake', '"RSA"', '&quot;RSA&quot;'])
      expect([secret, page.includes(secret)]).toEqual([secret, false]);
    expect(page).toContain('sen: sen.example');
    expect(page).toMatch(/TURNSTILE_SECRET<\/code><\/dt><dd><span class="chip ">missing/);
  });

  it('names what could not be read: settings, fields of the status answer, flags with a typing mistake', async () => {
    const { info } = statusResponse();
    const sent = {
      ...statusResponse(),
      info: { ...info, currencySymbol: 7, resources: [{ url: 1 }], whitelabel: { REWCEN: 'Y', MYACC: {} } },
    };
    const page = await look(
      siteWith({ SITE_TIME_ZONE: 'Asia/Nowhere' }, { '/wps/system/status': () => envelope(sent) }),
    );
    for (const named of [
      'SITE_TIME_ZONE is no time zone',
      'info.currencySymbol could not be read',
      'info.resources[] × 1 could not be read',
      'info.whitelabel.REWCEN is no flag. Did you mean REWCEN3?',
      'info.whitelabel.MYACC could not be read',
      'Limits that are not bound',
    ])
      expect([named, page.includes(named)]).toEqual([named, true]);
  });

  it('says what the gateway answers now', async () => {
    const page = await look(siteWith({}, { '/wps/system/status': () => refusal('platform.maintenance') }));
    expect(page).toContain('The gateway did not give the status just now: platform.maintenance');
  });
});

describe('the quick gate of the cockpit', () => {
  const close = (site: Site, fields: Record<string, string>) =>
    post(site, '/operator/gate', { did: 'close', by: 'Lan', reason: 'court order', ...fields }, AS_OPERATOR);

  it('closes and opens, with a line of who did it, when and why [GATE-03]', async () => {
    const store = keyValueStore();
    const site = siteWith({ QUICK_GATE: store });
    const closed = await close(site, { what: 'vn' });
    expect([closed.status, (await closed.text()).includes('Open VN again')]).toEqual([200, true]);
    const visit = async () =>
      (await siteWith({ QUICK_GATE: store }).fetch('/m/home', { headers: { 'X-Sandbox-Country': 'VN' } }))
        .status;
    expect(await visit()).toBe(451);
    expect((await close(site, { did: 'open', what: 'VN', reason: 'lifted' })).status).toBe(200);
    expect(await visit()).toBe(200);
    const audit = [...store.kept.values()].flatMap(({ metadata }) => (metadata ? [metadata] : []));
    expect(audit).toMatchObject([
      { did: 'close', what: 'VN', by: 'Lan', reason: 'court order' },
      { did: 'open', what: 'VN', by: 'Lan', reason: 'lifted' },
    ]);
    expect(lines.filter(({ event }) => event === 'gate.changed')).toHaveLength(2);
  });

  it.each([
    [{ what: 'UK' }, 'That is no country code'],
    [{ what: '' }, 'Name a country'],
    [{ what: '0.0.0.0/0' }, 'write “site”'],
    [{ what: 'VN', reason: ' ' }, 'Give a reason'],
    [{ what: 'VN', by: '' }, 'Give your name'],
    [{ what: 'VN', did: 'open' }, 'not closed here'],
  ])('writes nothing for %j, and says why', async (fields, said) => {
    const store = keyValueStore();
    const response = await close(siteWith({ QUICK_GATE: store }), fields as Record<string, string>);
    const page = await response.text();
    expect([response.status, page.includes(said), store.kept.size]).toEqual([400, true, 0]);
  });

  it('tells of a change in whose middle the store failed: it may stand [GATE-03]', async () => {
    const store = keyValueStore();
    store.put = async () => {
      throw new Error('429');
    };
    const response = await close(siteWith({ QUICK_GATE: store }), { what: 'VN' });
    expect(response.status).not.toBe(500);
    expect(lines.filter(({ event }) => event === 'gate.changed')).toHaveLength(1);
  });

  it('says so where there is no store, and where it fails', async () => {
    expect(await look(siteWith())).toContain('There is no QUICK_GATE store');
    const broken = keyValueStore(async () => {
      throw new Error('no store');
    });
    expect(await look(siteWith({ QUICK_GATE: broken }))).toContain('does not answer');
  });
});
