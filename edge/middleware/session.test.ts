import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHotGames } from '../../contracts/games/hot-games';
import type { SiteContext } from '../../contracts/site';
import { getWallet } from '../../contracts/wallet/wallet';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const login = { token: 'gateway-token-1', userName: 'minhan', type: 0, firstTimeLogin: false };
const nameAndValue = (cookie = '') => cookie.split(';')[0] ?? '';
const opening = (c: SiteContext) => c.openSession(login);

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function loggedIn() {
  const opened = await fakeSite({}, {}, opening).fetch('/m/login');
  return nameAndValue(opened.headers.getSetCookie()[0]);
}

describe('the session cookie', () => {
  it('has the stated attributes and holds no readable token; the page gets an opaque id [GATE-35 GATE-36 SESS-14]', async () => {
    const response = await fakeSite({}, { MERCHANT_CODE: 'm1' }, opening).fetch('/m/login');
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('gateway-token-1');
    const info = await response.json();
    expect(info).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      merchantCode: 'm1',
      userName: 'minhan',
      type: 0,
      firstTimeLogin: false,
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('drops prefix and Secure on plain http, and reads only the name of its scheme [GATE-37]', async () => {
    const site = fakeSite({}, {}, opening);
    const response = await site.fetch('http://localhost/m/login');
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = nameAndValue(response.headers.getSetCookie()[0]);
    const seen = fakeSite({}, {}, ({ session }) => session?.userName);
    expect(await (await seen.fetch('http://localhost/', { headers: { Cookie: cookie } })).json()).toBe(
      'minhan',
    );
    expect(await (await seen.fetch('/', { headers: { Cookie: cookie } })).json()).toBeNull();
  });

  it('is new at each login [SESS-44]', async () => {
    const site = fakeSite({}, {}, opening);
    const [first, second] = [await site.fetch('/'), await site.fetch('/')];
    expect(first.headers.getSetCookie()).not.toEqual(second.headers.getSetCookie());
    expect((await first.json()).id).not.toBe((await second.json()).id);
  });

  it('is sealed anew with changed facts, under the same id and token; a guest has none to change [SESS-41 SESS-42]', async () => {
    const opened = await fakeSite({}, {}, (c) => c.openSession({ ...login, firstTimeLogin: true })).fetch(
      '/m/login',
    );
    const before = await opened.json();
    const headers = { Cookie: nameAndValue(opened.headers.getSetCookie()[0]) };
    const changing = fakeSite({}, {}, (c) => c.updateSession({ firstTimeLogin: false }));
    const changed = await changing.fetch('/m/changePsw', { headers });
    expect(await changed.json()).toEqual({ ...before, firstTimeLogin: false });

    const site = fakeSite(
      { '/wps/wallets/gcs': () => envelope({ sumBalance: 1 }) },
      {},
      ({ session }) => session,
    );
    const renewed = { Cookie: nameAndValue(changed.headers.getSetCookie()[0]) };
    expect(await (await site.fetch('/', { headers: renewed })).json()).toMatchObject({
      firstTimeLogin: false,
    });
    await site.fetch('/wps/wallets/gcs', { headers: renewed });
    expect(site.callsTo('/wps/wallets/gcs')[0]?.headers.get('Authorization')).toBe('Bearer gateway-token-1');

    const guest = await fakeSite({}, {}, async (c) =>
      c.updateSession({ firstTimeLogin: false }).catch(({ code }) => code),
    ).fetch('/');
    expect([await guest.json(), guest.headers.getSetCookie()]).toEqual(['session.missing', []]);
  });

  it('sends the token to the gateway with member calls alone [GATE-38 GATE-39 CALL-89]', async () => {
    const headers = { Cookie: await loggedIn() };
    const site = fakeSite({
      '/wps/wallets/gcs': () => envelope({ sumBalance: 1 }),
      '/wps/announcements': () => envelope({}),
      '/lgw/games/hot': () => envelope({ list: [] }),
    });
    for (const path of ['/wps/wallets/gcs', '/wps/announcements?types=B', '/lgw/games/hot?language=VI']) {
      expect((await site.fetch(path, { headers })).status).toBe(200);
    }
    const sent = site.calls.map((call) => [
      new URL(call.url).pathname,
      call.headers.get('Authorization'),
      new URL(call.url).searchParams.get('token'),
    ]);
    expect(sent).toEqual([
      ['/wps/system/status', null, null],
      ['/wps/wallets/gcs', 'Bearer gateway-token-1', null],
      ['/wps/announcements', 'Bearer gateway-token-1', 'gateway-token-1'],
      ['/lgw/games/hot', null, null],
    ]);
  });

  it('makes no call that needs a session without one [GATE-39]', async () => {
    const site = fakeSite({ '/wps/wallets/gcs': () => envelope({ sumBalance: 1 }) });
    const response = await site.fetch('/wps/wallets/gcs', { headers: { Authorization: 'Bearer mine' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: 'session.missing' });
    expect(site.callsTo('/wps/wallets/gcs')).toEqual([]);
  });

  it.each(['session.ended', 'session.missing'])(
    'is cleared by the page that hears %s, and left by a call, whose answer may come after a new login [SESS-46 SESS-44]',
    async (code) => {
      const answers = { '/wps/wallets/gcs': () => refusal(code, 401) };
      const site = fakeSite(answers, {}, ({ callGateway }) =>
        callGateway(getWallet, {}).catch(() => 'refused'),
      );
      const headers = { Cookie: await loggedIn() };
      const page = await site.fetch('/m/member/home', { headers });
      expect(page.headers.getSetCookie()).toEqual([
        '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]);
      expect([page.status, page.headers.get('Location')]).toEqual([
        302,
        '/m/login?redirect=%2Fm%2Fmember%2Fhome',
      ]);
      const read = await site.fetch('/wps/wallets/gcs', { headers });
      expect(read.status).toBe(401);
      expect(read.headers.getSetCookie()).toEqual([]);
      const act = await site.fetch('/_serverFn/x', { headers });
      expect(act.headers.getSetCookie()).toEqual([]);
    },
  );

  it('leads from the page that hears of its end to the login, the whole way back kept, and the login itself stands [SESS-46 GATE-47]', async () => {
    const site = fakeSite(
      { '/wps/wallets/gcs': () => refusal('session.ended', 401) },
      {},
      ({ callGateway }) => callGateway(getWallet, {}).catch(() => 'refused'),
    );
    const headers = { Cookie: await loggedIn() };
    const page = await site.fetch('/m/withdraw/index?card=b-1&auth=x', { headers });
    const way = encodeURIComponent('/m/withdraw/index?card=b-1&auth=x');
    expect(page.headers.get('Location')).toBe(`/m/login?redirect=${way}`);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const login = await site.fetch('/m/login?redirect=%2Fm%2Fhome', { headers });
    expect([login.status, await login.json()]).toEqual([200, 'refused']);
  });

  it.each<[string, (c: SiteContext) => unknown]>([
    ['asked the gateway nothing', () => undefined],
    ['asked for what everybody is told', (c) => c.callGateway(getHotGames, { language: 'VI' })],
    ['did not wait for what it asked', (c) => void c.callGateway(getWallet, {}).catch(() => {})],
  ])('names nobody once its session has ended, on a page that %s [SESS-46]', async (_, page) => {
    const draw = async (c: SiteContext) => {
      await page(c);
      return new Response(`<html>${c.session?.userName}</html>`, {
        headers: { 'Content-Type': 'text/html' },
      });
    };
    const ended = () => refusal('session.ended', 401);
    const answers = { '/wps/member/info': ended, '/wps/wallets/gcs': ended };
    const site = fakeSite({ ...answers, '/lgw/games/hot': () => envelope({ list: [] }) }, {}, draw);
    const headers = { Cookie: await loggedIn() };
    for (const path of ['/m/set', '/m/home', '/m/help?tag=a', '/m/none', '/m/login']) {
      const response = await site.fetch(path, { headers });
      const way = path === '/m/login' ? path : `/m/login?redirect=${encodeURIComponent(path)}`;
      expect([path, response.status, response.headers.get('Location')]).toEqual([path, 302, way]);
      expect(await response.text()).not.toContain('minhan');
      expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    }
  });

  it('names its member where the gateway answered that one, asked once; and where it fails besides [SESS-46 GATE-16]', async () => {
    const draw = async (c: SiteContext) => {
      await c.callGateway(getWallet, {}).catch(() => {});
      return new Response(`<html>${c.session?.userName}</html>`, {
        headers: { 'Content-Type': 'text/html' },
      });
    };
    const headers = { Cookie: await loggedIn() };
    const well = fakeSite({ '/wps/wallets/gcs': () => envelope({ sumBalance: 1, list: [] }) }, {}, draw);
    expect(await (await well.fetch('/m/set', { headers })).text()).toContain('minhan');
    const down = fakeSite({ '/wps/member/info': () => refusal('unknown', 500) }, {}, draw);
    expect(await (await down.fetch('/m/set', { headers })).text()).toContain('minhan');
    expect(down.callsTo('/wps/member/info')).toHaveLength(1);
  });

  it('is cleared when it is forged, and its owner is a guest [GATE-36]', async () => {
    const site = fakeSite({}, {}, ({ session }) => session);
    const cookies = [
      '__Host-session=forged',
      `${(await loggedIn()).slice(0, -2)}AA`,
      `__Host-session=${'a'.repeat(9_000)}`,
    ];
    for (const Cookie of cookies) {
      const response = await site.fetch('/m/home', { headers: { Cookie } });
      expect(await response.json()).toBeNull();
      expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    }
  });

  it('makes a guest and stays while SESSION_KEYS are malformed: a mistake in the settings is no error page [GATE-36]', async () => {
    const site = fakeSite({}, { SESSION_KEYS: 'k1:short' }, ({ session }) => session);
    const response = await site.fetch('/m/home', { headers: { Cookie: await loggedIn() } });
    expect([response.status, await response.json()]).toEqual([200, null]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is void after the session was closed; the last word counts [SESS-31]', async () => {
    const site = fakeSite({}, {}, async (c) => {
      await c.openSession(login);
      c.closeSession();
    });
    const cookies = (await site.fetch('/')).headers.getSetCookie();
    expect(cookies).toEqual(['__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('makes pages uncacheable for members, and private for guests [GATE-47]', async () => {
    const site = fakeSite({});
    const member = await site.fetch('/m/home', { headers: { Cookie: await loggedIn() } });
    expect(member.headers.get('Cache-Control')).toBe('no-store');
    expect((await site.fetch('/m/home')).headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('the captcha cookie', () => {
  it('keeps the id for ten minutes, sealed [CALL-15]', async () => {
    const site = fakeSite({}, {}, async (c) => {
      const before = await c.captchaId();
      await c.keepCaptchaId('captcha-1');
      return before;
    });
    const first = await site.fetch('/');
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-captcha=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('captcha-1');
    expect(await first.json()).toBeNull();
    expect(await (await site.fetch('/', { headers: { Cookie: nameAndValue(cookie) } })).json()).toBe(
      'captcha-1',
    );
  });
});

describe('the cookie of the device', () => {
  it('keeps what the gateway calls this browser for half a year, sealed, and outlives the session [LOGIN-83]', async () => {
    const login = { token: 'token-1', userName: 'u', type: 0, firstTimeLogin: false };
    const site = fakeSite({}, {}, async (c) => {
      const before = await c.deviceMark();
      if (before) c.closeSession();
      else await c.openSession({ ...login, deviceMark: 'mark-1' });
      return before ?? null;
    });
    const first = (await site.fetch('/')).headers.getSetCookie();
    const device = first.find((cookie) => cookie.startsWith('__Host-device=')) ?? '';
    expect(device).toMatch(/=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).not.toContain('mark-1');
    const second = await site.fetch('/', { headers: { Cookie: nameAndValue(device) } });
    expect(await second.json()).toBe('mark-1');
    expect(second.headers.getSetCookie().join()).not.toContain('device');
  });

  it('is nobody’s when it was made up [LOGIN-83]', async () => {
    const site = fakeSite({}, {}, async (c) => (await c.deviceMark()) ?? null);
    const cookie = '__Host-device=eyJhbGciOiJkaXIifQ..a.b.c';
    expect(await (await site.fetch('/', { headers: { Cookie: cookie } })).json()).toBeNull();
  });
});

describe('the cookie of a session that stays', () => {
  const DAY = 86_400;
  const staying =
    (idleSeconds = 30 * DAY) =>
    async (c: SiteContext) => {
      if (!c.session) return c.openSession(login);
      return c.updateSession({ idleSeconds });
    };
  const sessionOf = (c: SiteContext) => c.session;
  const cookiesOf = async (site: ReturnType<typeof fakeSite>, Cookie: string, path = '/m/home') =>
    (await site.fetch(path, { headers: { Cookie } })).headers.getSetCookie();
  /** The whole of it, as it is set. */
  async function stayingCookie(idleSeconds?: number) {
    const [cookie = ''] = await cookiesOf(fakeSite({}, {}, staying(idleSeconds)), await loggedIn());
    return cookie;
  }
  const at = (seconds: number) => vi.setSystemTime(1_790_000_000_000 + seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at(0);
  });
  afterEach(() => vi.useRealTimers());

  it('lasts as long as the gateway keeps the session, 30 days at most, and no script reads it [SESS-45 GATE-36]', async () => {
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    for (const [idleSeconds, maxAge] of [
      [30 * DAY, 30 * DAY],
      [7 * DAY, 7 * DAY],
      [400 * DAY, 30 * DAY],
    ] as const) {
      const cookie = await stayingCookie(idleSeconds);
      expect(cookie).toMatch(new RegExp(`^__Host-session=[\\w.-]+; Max-Age=${maxAge}; ${attributes}$`));
      expect(cookie).not.toContain('gateway-token-1');
    }
  });

  it('tells the page that the session stays, under the same id, and sends the same token [SESS-14 SESS-45]', async () => {
    const before = await loggedIn();
    const site = fakeSite(
      { '/wps/wallets/gcs': () => envelope({ sumBalance: 1 }) },
      {},
      (c) => c.session?.stays ?? c.updateSession({ idleSeconds: DAY }),
    );
    const changed = await site.fetch('/m/set', { headers: { Cookie: before } });
    const was = await (
      await fakeSite({}, {}, sessionOf).fetch('/m/home', { headers: { Cookie: before } })
    ).json();
    expect(await changed.json()).toEqual({ ...was, stays: true });
    const Cookie = nameAndValue(changed.headers.getSetCookie()[0]);
    expect(await (await site.fetch('/m/set', { headers: { Cookie } })).json()).toBe(true);
    await site.fetch('/wps/wallets/gcs', { headers: { Cookie } });
    expect(site.callsTo('/wps/wallets/gcs')[0]?.headers.get('Authorization')).toBe('Bearer gateway-token-1');
  });

  it('is written anew by a page once a day, not by each, and never by a call, whose answer may come late [SESS-45 SESS-44]', async () => {
    const site = fakeSite({ '/wps/wallets/gcs': () => envelope({ sumBalance: 1 }) }, {}, sessionOf);
    const first = nameAndValue(await stayingCookie());
    at(DAY - 1);
    expect(await cookiesOf(site, first)).toEqual([]);
    at(DAY);
    expect(await cookiesOf(site, first, '/wps/wallets/gcs')).toEqual([]);
    const [second = '', ...others] = await cookiesOf(site, first);
    expect([second.includes(`Max-Age=${30 * DAY};`), others]).toEqual([true, []]);
    expect(await cookiesOf(site, nameAndValue(second))).toEqual([]);
  });

  it('opens for 30 days from its last use, and no copy of it for longer [SESS-45]', async () => {
    const site = fakeSite({}, {}, sessionOf);
    const first = nameAndValue(await stayingCookie());
    at(29 * DAY);
    const second = nameAndValue((await cookiesOf(site, first))[0]);
    at(58 * DAY);
    const page = await site.fetch('/m/home', { headers: { Cookie: second } });
    expect(await page.json()).toMatchObject({ userName: 'minhan', stays: true });
    expect(await (await site.fetch('/m/home', { headers: { Cookie: first } })).json()).toBeNull();
    at(29 * DAY + 30 * DAY + 1);
    expect(await (await site.fetch('/m/home', { headers: { Cookie: second } })).json()).toBeNull();
  });

  it('ends with the browser again where that is asked for, and stays where other facts change [SESS-45 SESS-42]', async () => {
    const Cookie = nameAndValue(await stayingCookie());
    const changed = fakeSite({}, {}, (c) => c.updateSession({ firstTimeLogin: true }));
    expect((await cookiesOf(changed, Cookie))[0]).toContain(`Max-Age=${30 * DAY};`);
    const off = fakeSite({}, {}, (c) => c.updateSession({ idleSeconds: null }));
    const response = await off.fetch('/m/set', { headers: { Cookie } });
    expect(response.headers.getSetCookie()[0]).not.toContain('Max-Age');
    expect(Object.keys(await response.json())).not.toContain('stays');
  });

  it('is void with a logout or the end of the session, a day old or not [SESS-31 SESS-46]', async () => {
    const Cookie = nameAndValue(await stayingCookie());
    at(2 * DAY);
    const gone = ['__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'];
    expect(
      await cookiesOf(
        fakeSite({}, {}, (c) => c.closeSession()),
        Cookie,
      ),
    ).toEqual(gone);
    const ended = fakeSite({ '/wps/wallets/gcs': () => refusal('session.ended', 401) }, {}, (c) =>
      c.callGateway(getWallet, {}).catch(() => 'refused'),
    );
    expect(await cookiesOf(ended, Cookie)).toEqual(gone);
  });

  it('is a session of the browser at the next login [SESS-44 SESS-45]', async () => {
    const Cookie = nameAndValue(await stayingCookie());
    expect((await cookiesOf(fakeSite({}, {}, opening), Cookie))[0]).not.toContain('Max-Age');
  });
});
