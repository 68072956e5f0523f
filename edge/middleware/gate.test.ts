import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getStatus } from '../../contracts/system/status';
import { envelope, fakeSite, refusal, statusResponse } from '../testing/fake-site';

const STATUS = '/wps/system/status';
const closed = (changes: Record<string, unknown>) => ({ [STATUS]: () => envelope(statusResponse(changes)) });
const broken = {
  [STATUS]: () => {
    throw new TypeError('network');
  },
};
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the gate', () => {
  it('lets visitors in when neither maintenance nor a region restriction is set [GATE-01 GATE-02 GATE-05]', async () => {
    const site = fakeSite({});
    const response = await site.fetch('/m/home');
    expect(response.status).toBe(200);
    expect(await response.json()).toBe('page');
    expect(site.pages).toEqual([]);
  });

  it('stays what it is where its page cannot be drawn [GATE-20 GATE-22]', async () => {
    for (const [vars, http] of [
      [{ GATE_DENY_COUNTRIES: 'VN' }, 451],
      [{ GATE_DENY_COUNTRIES: 'X' }, 503],
    ] as const) {
      const site = fakeSite({}, vars);
      site.pages.push = () => {
        throw new Error('no messages');
      };
      const response = await site.fetch('/m/home');
      expect([response.status, await response.text()]).toEqual([http, 'Not available']);
    }
  });

  it.each([
    ['maintenance', closed({ maintenance: true }), {}, 503, 1, '300'],
    ['region', closed({ regionRestriction: true }), {}, 451, 2, null],
    ['maintenance', closed({ maintenance: true, regionRestriction: true }), {}, 503, 1, '300'],
    ['maintenance', { [STATUS]: () => refusal('platform.maintenance') }, {}, 503, 1, '300'],
    ['region', { [STATUS]: () => refusal('location.blocked') }, {}, 451, 2, null],
    ['ip', {}, { GATE_DENY_IPS: '203.0.113.0/24' }, 403, 1, null],
    ['region', {}, { GATE_DENY_COUNTRIES: 'VN' }, 451, 2, null],
    ['outage', broken, {}, 503, 2, '30'],
    ['outage', { [STATUS]: () => envelope({ nonsense: true }) }, {}, 503, 2, '30'],
    ['ip', broken, { GATE_DENY_IPS: '203.0.113.0/24' }, 403, 1, null],
    ['region', broken, { GATE_ALLOW_COUNTRIES: 'TH' }, 451, 2, null],
  ])(
    'closes for %s with the stated page and code [GATE-03 GATE-04 GATE-06 GATE-07 GATE-08 GATE-09 GATE-10 GATE-16 GATE-20 GATE-22]',
    async (cause, answers, vars, http, status, retryAfter) => {
      const site = fakeSite(answers, vars);
      const response = await site.fetch('/m/home', { headers: { 'X-Sandbox-Address': '203.0.113.9' } });
      expect(response.status).toBe(http);
      expect(response.headers.get('Retry-After')).toBe(retryAfter);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain(`<title>${cause}</title>`);
      expect(site.pages).toMatchObject([{ cause, status, visitorIp: '203.0.113.9' }]);
    },
  );

  it('tells the status page what it needs: address, other domains, customer service, a reference [GATE-18 GATE-19 GATE-42 GATE-43]', async () => {
    const info = { customerService: [{ path: 'https://help.example/a' }], domainRoute: '/wps/other/route' };
    const site = fakeSite({
      ...closed({ maintenance: true, info }),
      '/wps/other/route': () => envelope({ domainList: ['https://two.example', 'javascript:alert(1)'] }),
    });
    const response = await site.fetch('/m/home', {
      headers: { 'X-Sandbox-Address': '203.0.113.9', Cookie: 'language=zh-CN' },
    });
    expect(site.pages).toEqual([
      {
        cause: 'maintenance',
        status: 1,
        siteName: 'Hoa Đăng',
        brand: 'hoa-dang',
        locale: 'zh-cn',
        visitorIp: '203.0.113.9',
        reference: response.headers.get('X-Request-Id')?.slice(0, 8),
        domains: ['https://two.example'],
        supportPath: 'https://help.example/a',
        nonce: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${site.pages[0]?.nonce}'`);
  });

  it.each(['https://evil.example/x', '//evil.example', '/lgw/x', '/wps/../admin', '/wps/a?b'])(
    'does not follow %s as the domain route [GATE-42]',
    async (domainRoute) => {
      const site = fakeSite({
        ...closed({ maintenance: true, info: { domainRoute } }),
        '/wps/system/domainRoute': () => envelope({ domainList: ['https://two.example'] }),
      });
      await site.fetch('/m/home');
      expect(site.callsTo('/wps/system/domainRoute')).toHaveLength(1);
      expect(site.calls.every(({ url }) => url.startsWith('http://gateway.internal/wps/system/'))).toBe(true);
    },
  );

  it('asks the domain route that the status names now, not what another one answered [GATE-42]', async () => {
    const routed = (domainRoute: string) => closed({ maintenance: true, info: { domainRoute } });
    const site = fakeSite({
      ...routed('/wps/route/a'),
      '/wps/route/a': () => envelope({ domainList: ['https://a.example'] }),
      '/wps/route/b': () => envelope({ domainList: ['https://b.example'] }),
    });
    await site.fetch('/m/home');
    vi.setSystemTime(Date.now() + 31_000);
    Object.assign(site.paths, routed('/wps/route/b'));
    await site.fetch('/m/home');
    await vi.waitFor(async () => {
      await site.fetch('/m/home');
      expect(site.pages.at(-1)?.domains).toEqual(['https://b.example']);
    });
  });

  it.each([
    ['/wps/system/status', 'GET', { success: false, errorCode: 'platform.maintenance', value: null }],
    ['/lgw/games/hot', 'GET', { success: false, errorCode: 'platform.maintenance', value: null }],
    ['/_serverFn/abc', 'POST', { success: false, errorCode: 'platform.maintenance', value: null }],
    ['/sw.js', 'GET', 'Not available'],
    ['/manifest.json', 'GET', 'Not available'],
  ])(
    'answers %s in its own kind, and nothing behind the gate runs [GATE-20 GATE-21]',
    async (path, method, body) => {
      const site = fakeSite(closed({ maintenance: true }), {
        ASSETS: { fetch: () => Promise.reject(new Error('reached')) },
      });
      const response = await site.fetch(path, { method });
      expect(response.status).toBe(503);
      const text = await response.text();
      expect(typeof body === 'string' ? text : JSON.parse(text)).toEqual(body);
      expect(site.calls.every(({ url }) => url.includes('/wps/system/status'))).toBe(true);
    },
  );

  it('lets a page that left before the site closed have its files, and nobody who may not visit [GATE-20 GATE-21]', async () => {
    const ASSETS = { fetch: async () => new Response('a file') };
    const site = fakeSite({}, { ASSETS });
    await site.fetch('/m/home');
    // The first visitor after a pause is served by the status that is known; a new one is on its way.
    vi.setSystemTime(Date.now() + 31_000);
    site.paths[STATUS] = () => envelope(statusResponse({ maintenance: true }));
    expect((await site.fetch('/m/home')).status).toBe(200);
    await vi.waitFor(async () => expect((await site.fetch('/m/home')).status).toBe(503));
    for (const file of ['/assets/a-1.css', '/assets/art/cover.avif', '/art/logo.svg', '/icons/icon-192.png'])
      expect((await site.fetch(file)).status, file).toBe(200);
    for (const page of ['/assets/../m/home', '/art/nothing', '/flags/'])
      expect((await site.fetch(page)).status, page).toBe(503);

    const files = async (answers: object, vars = {}) =>
      (await fakeSite({ ...answers }, { ASSETS, ...vars }).fetch('/assets/a-1.css')).status;
    expect(await files(broken)).toBe(200);
    expect(await files(closed({ regionRestriction: true }))).toBe(451);
    expect(await files(closed({ maintenance: true, regionRestriction: true }))).toBe(503);
    expect(
      await files(closed({ maintenance: true }), { GATE_DENY_IPS: '0.0.0.0/0', GATE_ALLOW_IPS: '::/0' }),
    ).toBe(403);
    expect(await files({}, { GATE_ALLOW_COUNTRIES: 'TH' })).toBe(451);
  });

  it('stays closed and says so in the log, once, when a list is malformed [GATE-22]', async () => {
    const site = fakeSite({}, { GATE_DENY_COUNTRIES: 'CN, Vietnam' });
    const response = await site.fetch('/m/home');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.text()).toContain('<title>outage</title>');
    expect((await site.fetch('/assets/a-1.css')).status).toBe(503);
    expect(errors.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)))).toEqual([
      {
        event: 'settings.malformed',
        setting: 'GATE_DENY_COUNTRIES',
        reason: 'entry 2 is no two-letter country code',
      },
    ]);
    expect(site.calls).toEqual([]);
  });

  it('asks the gateway once for many visitors, and serves a known status without waiting [GATE-12]', async () => {
    const site = fakeSite({});
    await Promise.all(Array.from({ length: 20 }, () => site.fetch('/m/home')));
    expect(site.callsTo(STATUS)).toHaveLength(1);

    vi.setSystemTime(Date.now() + 31_000);
    site.paths[STATUS] = () => new Promise(() => {});
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect(site.callsTo(STATUS)).toHaveLength(2);
  });

  it('lets the refreshed status win [GATE-12 GATE-17]', async () => {
    const site = fakeSite({});
    await site.fetch('/m/home');
    vi.setSystemTime(Date.now() + 31_000);
    site.paths[STATUS] = () => envelope(statusResponse({ maintenance: true }));
    expect((await site.fetch('/m/home')).status).toBe(200);
    await vi.waitFor(async () => expect((await site.fetch('/m/home')).status).toBe(503));
  });

  it('closes when a refresh is refused for maintenance, although an open status was known [GATE-16 GATE-17]', async () => {
    const site = fakeSite({});
    await site.fetch('/m/home');
    vi.setSystemTime(Date.now() + 31_000);
    site.paths[STATUS] = () => refusal('platform.maintenance');
    await site.fetch('/m/home');
    await vi.waitFor(async () => expect((await site.fetch('/m/home')).status).toBe(503));
  });

  it('serves a known status while the gateway is down, for an hour at most [GATE-16]', async () => {
    const site = fakeSite({});
    await site.fetch('/m/home');
    Object.assign(site.paths, broken);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect((await site.fetch('/m/home')).status).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await site.fetch('/m/home')).status).toBe(503);
  });

  it('asks again at once after a call was refused for maintenance [GATE-17 ERR-57]', async () => {
    const site = fakeSite({ '/wps/announcements': () => refusal('platform.maintenance') });
    expect((await site.fetch('/m/home')).status).toBe(200);
    site.paths[STATUS] = () => envelope(statusResponse({ maintenance: true }));
    const refused = await site.fetch('/wps/announcements?types=B');
    expect(await refused.json()).toMatchObject({ errorCode: 'platform.maintenance' });
    expect((await site.fetch('/m/home')).status).toBe(503);
  });

  it('is not shut for all by a refusal that may mean one address, and keeps the known status [GATE-12 GATE-21]', async () => {
    const site = fakeSite({ '/wps/announcements': () => refusal('location.blocked') });
    await site.fetch('/m/home');
    await site.fetch('/wps/announcements?types=B');
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect(site.callsTo(STATUS)).toHaveLength(1);
  });

  it('serves the known status until the new one is there, however often calls are refused [GATE-12 GATE-17]', async () => {
    const site = fakeSite({ '/wps/announcements': () => refusal('system.upgrading') });
    await site.fetch('/m/home');
    site.paths[STATUS] = () => new Promise(() => {});
    await Promise.all(['B', 'H', 'PR'].map((types) => site.fetch(`/wps/announcements?types=${types}`)));
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect(site.callsTo(STATUS)).toHaveLength(2);
  });

  it('remembers a refused status for five seconds, and asks again after them [GATE-12 GATE-16]', async () => {
    const site = fakeSite({ [STATUS]: () => refusal('platform.maintenance') });
    for (const path of ['/m/home', '/m/login', '/m/home']) expect((await site.fetch(path)).status).toBe(503);
    expect(site.callsTo(STATUS)).toHaveLength(1);
    site.paths[STATUS] = () => envelope(statusResponse());
    vi.setSystemTime(Date.now() + 5_001);
    expect((await site.fetch('/m/home')).status).toBe(200);
  });

  it('asks for the shared status in nobody’s name, once for each country [GATE-18 GATE-21]', async () => {
    const restricted = (request: Request) => request.headers.get('X-Visitor-Country') === 'CN';
    const site = fakeSite(
      { [STATUS]: (request) => envelope(statusResponse({ regionRestriction: restricted(request) })) },
      {},
      async ({ callGateway }) => (await callGateway(getStatus, {})).location,
    );
    const from = (country: string, address: string) =>
      site.fetch('/m/home', {
        headers: { 'X-Sandbox-Country': country, 'X-Sandbox-Address': address, 'X-Standalone': '1' },
      });
    expect((await from('CN', '198.51.100.1')).status).toBe(451);
    expect(await (await from('VN', '203.0.113.1')).json()).toEqual({ ip: '203.0.113.1' });
    expect(await (await from('VN', '203.0.113.2')).json()).toEqual({ ip: '203.0.113.2' });
    expect(site.callsTo(STATUS)).toHaveLength(2);
    for (const { headers } of site.calls) {
      expect([headers.get('X-Forwarded-For'), headers.get('Device')]).toEqual([null, null]);
    }
  });
});
