import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iosVersion } from '@/app/features/download/ios-version';
import { listAnchors } from '@/contracts/chat/live';
import { getHotGames } from '@/contracts/games/hot-games';
import { getNumero } from '@/contracts/games/lottery';
import { getRegisterRules } from '@/contracts/register/register-rules';
import { logOut } from '@/contracts/session/log-out';
import type { SiteContext } from '@/contracts/site';
import { getStatus } from '@/contracts/system/status';
import { envelope, fakeSite, refusal, statusResponse } from '../../testing/fake-site';
import { forgetAll } from '../gateway/shared-cache';
import { FRESH, guestPage, LONGEST_ADDRESS, MAX_PAGE_BYTES, STALE, STALE_WHILE_STALLED } from './guest-pages';

const HOME = '/m/home';
const SERVICES = '/wps/system/customerService';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/131.0.0.0 Mobile Safari/537.36';
const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1`;
const hot = (c: SiteContext) => c.callGateway(getHotGames, { language: 'VI' });
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const html = (text: string, headers = {}, status = 200) =>
  new Response(`<html>${text}</html>`, { status, headers: { ...HTML, ...headers } });
const login = { token: 'tok', userName: 'minhan', type: 0, firstTimeLogin: false };

type Page = (context: SiteContext, request: Request) => unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** Copies are kept when their streams have ended, and renewals run behind the answer. */
const rest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

/** A site whose pages say how many were rendered, for whom and under which nonce. */
function numbered(vars = {}, page: Page = hot) {
  const seen: { context: SiteContext; request: Request }[] = [];
  const site = fakeSite(
    { '/lgw/games/hot': () => envelope({ list: [] }) },
    vars,
    async (context, request) => {
      seen.push({ context, request });
      const number = seen.length;
      const response = await page(context, request);
      if (response instanceof Response) return response;
      return html(`page ${number} <script nonce="${context.nonce}"></script>`);
    },
  );
  return {
    ...site,
    seen,
    read: async (path = HOME, headers: Record<string, string> = {}, method = 'GET') => {
      const response = await site.fetch(path, { method, headers });
      const text = await response.text();
      await rest();
      const [, nonce = ''] =
        /'nonce-([\da-f]{32})'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? [];
      return { response, text, nonce, page: Number(/page (\d+)/.exec(text)?.[1]) };
    },
  };
}

describe('a page for guests', () => {
  it('is rendered once for those who come together, each under a nonce of its own [GATE-47 SHELL-43]', async () => {
    const site = numbered();
    const first = await site.read();
    const second = await site.read();
    const third = await site.read();
    for (const { text, nonce, response } of [first, second, third]) {
      expect(text).toBe(`<html>page 1 <script nonce="${nonce}"></script></html>`);
      expect(response.headers.get('Content-Type')).toBe(HTML['Content-Type']);
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(response.headers.get('Vary')).toBe('Cookie');
    }
    expect(new Set([first, second, third].map(({ nonce }) => nonce)).size).toBe(3);
    expect(new Set([first, second].map(({ response }) => response.headers.get('X-Request-Id'))).size).toBe(2);
    expect(first.response.headers.get('Server-Timing')).toBeNull();
    expect(second.response.headers.get('Server-Timing')).toMatch(/^kept;dur=\d+\.\d$/);
    expect((await site.read(HOME, {}, 'HEAD')).text).toBe('');
    expect(site.seen).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    [
      'another address and its headers',
      { 'X-Sandbox-Address': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' },
    ],
    ['another language of the browser', { 'Accept-Language': 'de' }],
    ['cookies that the site does not know', { Cookie: '_ga=1; download_bar=open; standalone=1' }],
    ['the language that is the first', { Cookie: 'language=vi' }],
    ['another phone with Android', { 'User-Agent': ANDROID, 'Sec-CH-UA-Mobile': '?1' }],
    [
      'a crawler, which gets what people get',
      { 'User-Agent': 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) (compatible; Googlebot/2.1)' },
    ],
    ['a notice closed that only old iPhones are shown', { Cookie: 'old_ios_notice=closed' }],
    ['a desktop', { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15' }],
    ['headers that name another host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }],
  ])('is the same for %s, of which the app sees nothing [GATE-47]', async (_, headers) => {
    const site = numbered();
    await site.read(HOME, headers);
    expect((await site.read()).page).toBe(1);
    const [{ request } = { request: new Request('http://none') }] = site.seen;
    expect([...request.headers]).toEqual([
      ['accept', 'text/html'],
      ['cookie', 'language=vi'],
      ['user-agent', 'Mozilla/5.0 (Linux; Android 14)'],
    ]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['language', HOME, { Cookie: 'language=en' }],
    ['state of the download bar', HOME, { Cookie: 'x=1; download_bar=closed' }],
    ['kind of phone', HOME, { 'User-Agent': iphone('17_4') }],
    ['app around the site', HOME, { 'User-Agent': `${ANDROID} LanternApp/2` }],
    ['host', `https://other.example${HOME}`, {}],
    ['scheme', `http://site.example${HOME}`, {}],
    ['search', `${HOME}?category=hot`, {}],
    ['iPhone that may be told of its age', HOME, { 'User-Agent': iphone('12_1_4') }],
    [
      'notice closed on such an iPhone',
      HOME,
      { 'User-Agent': iphone('12_3'), Cookie: 'old_ios_notice=closed' },
    ],
    ['screen, also one that search engines do not list', '/m/agent', {}],
    ['flags', HOME, { 'X-Sandbox-Country': 'TH' }],
  ])('is kept apart for another %s [GATE-47]', async (_, path, headers) => {
    const site = numbered({ NATIVE_APP_TOKEN: 'LanternApp' });
    site.paths['/wps/system/status'] = ({ headers: sent }) => {
      const USERNAMEREG3 = sent.get('X-Visitor-Country') === 'TH' ? '0' : '1';
      return envelope(
        statusResponse({ info: { ...getStatus.example.output.info, whitelabel: { USERNAMEREG3 } } }),
      );
    };
    expect((await site.read()).page).toBe(1);
    expect((await site.read(path, headers)).page).toBe(2);
    expect((await site.read(path, headers)).page).toBe(2);
    expect((await site.read()).page).toBe(1);
  });

  it.each([
    ['no value', `${HOME}?`, HOME],
    ['values that nobody knows', `${HOME}?x=1&utm_source=zalo&gclid=a&fbclid=b&zarsrc=c`, HOME],
    ['an agent’s code, which the browser reads', `${HOME}?aff=AG1&recommenderId=7`, HOME],
    ['a known value among others', `${HOME}?x=1&category=hot&y=2#z`, `${HOME}?category=hot`],
    ['values in another order', `${HOME}?q=b&category=hot`, `${HOME}?category=hot&q=b`],
    ['a value twice', `${HOME}?category=hot&category=new`, `${HOME}?category=hot`],
    ['a value written otherwise', `${HOME}?category=%68ot`, `${HOME}?category=hot`],
    ['a path written otherwise', '/m/%68ome', HOME],
    ['more than an address may have', `${HOME}?x=${'x'.repeat(4_000)}`, HOME],
  ])('is the same for an address with %s, and rendered without [GATE-47]', async (_, path, known) => {
    const site = numbered();
    expect((await site.read(path)).page).toBe(1);
    expect(site.seen[0]?.request.url).toBe(`https://site.example${known}`);
    expect((await site.read(known)).page).toBe(1);
    expect((await site.read(path, {}, 'HEAD')).response.headers.get('Server-Timing')).toMatch(/^kept;/);
    expect(site.seen).toHaveLength(1);
  });

  it('costs many addresses that were made up one render, and drives no other page out [GATE-47]', async () => {
    const site = numbered();
    await site.read('/m/help');
    for (let n = 0; n < 200; n += 1) await site.read(`${HOME}?x${n}=${n}`, {}, n % 2 ? 'HEAD' : 'GET');
    expect(site.seen).toHaveLength(2);
    for (let n = 0; n < 200; n += 1) await site.read(`${HOME}?q=word${n}`);
    expect(site.seen).toHaveLength(202);
    expect([(await site.read('/m/help')).page, (await site.read()).page]).toEqual([1, 2]);
  });

  it('is given to a cookie that does not open too, and clears it [GATE-36 GATE-47]', async () => {
    const site = numbered();
    await site.read();
    const { response, page } = await site.read(HOME, { Cookie: '__Host-session=forged' });
    expect(page).toBe(1);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=; Max-Age=0/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await site.read()).response.headers.get('Set-Cookie')).toBeNull();
  });

  it('that counts seconds is kept for as long as its answers are fresh, and then rendered anew [GAME-82 GATE-47]', async () => {
    const site = numbered({}, (c) => c.callGateway(getNumero, {}));
    site.paths[getNumero.path] = () => envelope(getNumero.example.output);
    await site.read('/m/lott');
    later(2);
    expect((await site.read('/m/lott')).page).toBe(1);
    later(2);
    expect((await site.read('/m/lott')).page).toBe(2);
  });

  it('is served as it was for ten minutes while the gateway stalls, and rendered anew when it is back [GATE-16 GATE-47]', async () => {
    const site = numbered({ GATEWAY_TIMEOUT_MS: '20' });
    expect((await site.read()).page).toBe(1);
    const answering = { ...site.paths };
    const silence = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    for (const path of ['/wps/system/status', '/lgw/games/hot', SERVICES]) site.paths[path] = silence;
    later(31);
    expect((await site.fetch(SERVICES)).status).toBe(504);
    for (const seconds of [0, STALE, STALE_WHILE_STALLED - STALE - 40]) {
      later(seconds);
      expect((await site.read()).page).toBe(1);
    }
    expect(site.seen).toHaveLength(1);
    Object.assign(site.paths, answering, { [SERVICES]: () => envelope([]) });
    await vi.waitFor(async () => expect((await site.fetch(SERVICES)).status).toBe(200), 5_000);
    expect((await site.read()).page).toBe(2);
  });

  it('keeps no page that read a value of the context which is not in the key [GATE-47]', async () => {
    let own = 'country';
    let rendered = 0;
    const visit = () => {
      const context = { nonce: 'n', hostname: 'a.example', site: {}, session: null, country: 'VN' };
      return guestPage({
        request: new Request('https://a.example/m/home'),
        url: 'https://a.example/m/home',
        locale: 'vi',
        context: context as unknown as SiteContext,
        renderApp: async (_, given) => {
          rendered += 1;
          return html(String((given as unknown as Record<string, unknown>)[own]));
        },
        waitUntil: () => undefined,
        rules: '',
        isStalled: false,
        countRender: async () => {},
      });
    };
    for (const _ of [1, 2]) {
      expect(await (await visit()).text()).toBe('<html>VN</html>');
      await rest();
    }
    expect(rendered).toBe(2);
    own = 'hostname';
    for (const _ of [1, 2]) {
      expect(await (await visit()).text()).toBe('<html>a.example</html>');
      await rest();
    }
    expect(rendered).toBe(3);
  });

  it('is gone once the site closed, however fresh [GATE-17 GATE-47]', async () => {
    const site = numbered();
    const status = site.paths['/wps/system/status'];
    await site.read();
    later(20);
    await site.read();
    Object.assign(site.paths, { '/wps/system/status': () => refusal('platform.maintenance') });
    later(11);
    expect((await site.read()).response.status).toBe(200);
    expect((await site.read()).response.status).toBe(503);
    const before = site.seen.length;
    Object.assign(site.paths, { '/wps/system/status': status });
    later(6);
    expect((await site.read()).page).toBe(before + 1);
  });

  it('is nobody’s after a change of the rules of who may visit [GATE-22 GATE-47]', async () => {
    const site = numbered();
    await site.read();
    const changed = numbered({ MERCHANT_CODE: site.env.MERCHANT_CODE, GATE_DENY_IPS: '192.0.2.1' });
    await changed.read();
    expect(changed.seen).toHaveLength(1);
    const same = numbered({ MERCHANT_CODE: site.env.MERCHANT_CODE });
    await same.read();
    expect(same.seen).toHaveLength(0);
  });

  it('is rendered and kept for who asks for the headers alone too [GATE-47]', async () => {
    const site = numbered();
    const { response, text } = await site.read(HOME, {}, 'HEAD');
    expect([response.status, text]).toEqual([200, '']);
    expect((await site.read()).page).toBe(1);
    expect(site.seen).toHaveLength(1);
  });

  it.each<[string, string, Record<string, string>]>([
    ['a client that takes no page', HOME, { Accept: 'application/json' }],
    ['a long address', `${HOME}?q=${'x'.repeat(LONGEST_ADDRESS)}`, {}],
    ['a screen of members', '/m/withdraw?x=1', {}],
    ['an address that nothing has', '/m/none', {}],
    ['a server function', '/_serverFn/x', {}],
  ])('is rendered alone for %s, as it was sent [GATE-47]', async (_, path, headers) => {
    const site = numbered();
    for (const number of [1, 2]) {
      await site.fetch(path, { headers });
      await rest();
      const request = site.seen[number - 1]?.request;
      if (path.startsWith('/_serverFn')) continue;
      for (const [name, value] of Object.entries(headers)) expect(request?.headers.get(name)).toBe(value);
    }
    expect((await site.read()).page).toBe(path.startsWith('/_serverFn') ? 1 : 3);
  });

  it.each(
    [ANDROID, '', iphone('17_4'), iphone('13_0'), iphone('12_5'), iphone('9_3_5')].map((agent) => [agent]),
  )('tells the app of %s what its browser will [PWA-17 PWA-23]', async (agent) => {
    const site = numbered();
    await site.read(HOME, { 'User-Agent': agent });
    const seen = site.seen[0]?.request.headers.get('User-Agent') ?? '';
    const [asSeen, asIs] = [iosVersion(seen), iosVersion(agent)];
    expect(asSeen === null).toBe(asIs === null);
    if (asIs && asIs.major < 13) expect(asSeen).toEqual(asIs);
  });

  it('is neither given to a member nor filled by one [GATE-47]', async () => {
    const opened = await fakeSite({}, {}, (c) => c.openSession(login)).fetch('/m/login');
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const site = numbered({}, (c) => html(`page ${site.seen.length} of ${c.session?.userName}`));
    expect((await site.read(HOME, { Cookie })).text).toContain('page 1 of minhan');
    expect((await site.read()).text).toContain('page 2 of undefined');
    const member = await site.read(HOME, { Cookie });
    expect(member.text).toContain('page 3 of minhan');
    expect(member.response.headers.get('Cache-Control')).toBe('no-store');
    expect((await site.read()).text).toContain('page 2 of undefined');
  });

  it('streams at once while its copy is kept', async () => {
    let end = () => {};
    const site = numbered({}, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('<html>page 1'));
          end = () => {
            controller.enqueue(new TextEncoder().encode('</html>'));
            controller.close();
          };
        },
      });
      return new Response(body, { headers: HTML });
    });
    const response = await site.fetch(HOME);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<html>page 1');
    end();
    await reader?.cancel();
    await rest();
    expect((await site.read()).text).toBe('<html>page 1</html>');
    expect(site.seen).toHaveLength(1);
  });
});

describe('no page is kept', () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<html>half'));
        controller.close();
      },
    });
  it.each<[string, Page]>([
    ['that failed', () => html('', {}, 500)],
    ['that is missing', () => html('', {}, 404)],
    ['that leads elsewhere', () => html('', { Location: '/m/login' }, 307)],
    ['that is no page', () => html('', { 'Content-Type': 'application/json' })],
    ['that sets a cookie', () => html('', { 'Set-Cookie': 'a=b' })],
    ['that speaks of caches itself', () => html('', { 'Cache-Control': 'no-store' })],
    ['whose headers hold the nonce', (c) => html('', { Link: `</a.js>; nonce=${c.nonce}` })],
    ['that broke off', () => new Response(broken(), { headers: HTML })],
    ['with a call that failed', (c) => c.callGateway(getHotGames, { language: 'EN' }).catch(() => null)],
    ['with a call that had no answer yet', (c) => void c.callGateway(getHotGames, { language: 'TH' })],
    [
      'with a call that is answered for one visitor',
      (c) => c.callGateway(listAnchors, { type: 'hot', language: 'VI' }),
    ],
    ['with a call that needs a session', (c) => c.callGateway(logOut, {}).catch(() => null)],
    ['with the address of the visitor', (c) => c.callGateway(getStatus, {})],
    ['with an answer past the cache', (c) => c.callGateway(getRegisterRules, {}, { uncached: true })],
    ['with a captcha of the visitor', (c) => c.captchaId()],
    ['that opens a session', (c) => c.openSession(login)],
    ['that closes a session', (c) => c.closeSession()],
  ])('%s [GATE-47]', async (_, page) => {
    const site = numbered({}, page);
    site.paths['/lgw/games/hot'] = async ({ url }) => {
      if (new URL(url).searchParams.get('language') === 'EN') return refusal('gateway.unavailable', 502);
      await rest();
      return envelope({ list: [] });
    };
    site.paths['/wps/chat/anchors'] = () => envelope({ list: [] });
    site.paths[getRegisterRules.path] = () => envelope(getRegisterRules.example.output);
    for (const times of [1, 2]) {
      const { response } = await site.read();
      expect(response.headers.get('Server-Timing')).toBeNull();
      expect(site.seen).toHaveLength(times);
    }
  });
});

describe('a page that streams', () => {
  const streamed = (work: () => Promise<unknown>) => {
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    void writer.write('<html>');
    void work()
      .catch(() => {})
      .then(() => writer.write('</html>'))
      .then(() => writer.close());
    return new Response(readable.pipeThrough(new TextEncoderStream()), { headers: HTML });
  };

  it.each<[string, (c: SiteContext) => unknown, number]>([
    ['a call that was answered', (c) => hot(c).then(() => streamed(rest)), 1],
    ['a call that is made when the page has begun', (c) => streamed(() => rest().then(() => hot(c))), 1],
    [
      'a call that fails when the page has begun',
      (c) => streamed(() => rest().then(() => c.callGateway(getHotGames, { language: 'EN' }))),
      2,
    ],
    [
      'a call that had not been answered when the page began',
      (c) => {
        const response = hot(c);
        return streamed(() => response);
      },
      2,
    ],
  ])('with %s is kept only when that was answered in it [GATE-47]', async (_, page, renders) => {
    const site = numbered({}, page);
    site.paths['/lgw/games/hot'] = ({ url }) =>
      new URL(url).searchParams.get('language') === 'EN'
        ? refusal('gateway.unavailable', 502)
        : envelope({ list: [] });
    for (const _ of [1, 2]) {
      await site.read();
      await rest();
    }
    expect(site.seen).toHaveLength(renders);
  });
});

describe('an older page', () => {
  it('is given at once while one new one is rendered behind, under a nonce that nobody saw [GATE-47 SHELL-43]', async () => {
    const site = numbered();
    await site.read();
    later(FRESH + 1);
    const nonces = await Promise.all([1, 2, 3].map(async () => (await site.read()).nonce));
    expect(site.seen).toHaveLength(2);
    expect(nonces).not.toContain(site.seen[1]?.context.nonce);
    const renewed = await site.read();
    expect(renewed.page).toBe(2);
    expect(renewed.text).toContain(`nonce="${renewed.nonce}"`);
  });

  it('is rendered anew when nobody came for long', async () => {
    const site = numbered();
    await site.read();
    later(STALE + 1);
    expect((await site.read()).page).toBe(2);
    expect((await site.read()).page).toBe(2);
  });

  it('bridges an outage, and no longer than it may [GATE-16]', async () => {
    const site = numbered({}, (c, { url }) => {
      const broken = site.seen.length > 1 && url.endsWith(HOME);
      return broken ? c.callGateway(getNumero, {}).catch(() => html('outage')) : hot(c);
    });
    await site.read();
    for (const seconds of [FRESH + 1, STALE - FRESH - 2]) {
      later(seconds);
      expect((await site.read()).page).toBe(1);
    }
    expect(site.seen).toHaveLength(3);
    later(2);
    expect((await site.read()).text).toContain('outage');
  });

  it('is dropped with all answers, also when it is still on its way [GATE-47]', async () => {
    const site = numbered();
    await site.read();
    forgetAll();
    expect((await site.read()).page).toBe(2);
    later(STALE + 1);
    await (await site.fetch(HOME)).body?.getReader().read().then(forgetAll);
    await rest();
    expect((await site.read()).page).toBe(4);
  });
});

it('keeps pages within bounds: the ones that were not asked for the longest go, and no answer of the gateway with them [GATE-47]', async () => {
  const third = 'x'.repeat((MAX_PAGE_BYTES * 0.3) / 3);
  const site = numbered({}, async (c) => {
    await hot(c);
    return html(`page ${site.seen.length} ${third}`);
  });
  const pathOf = (name: string) => `${HOME}?q=${name}`;
  for (const name of ['a', 'b', 'a', 'c', 'a', 'd', 'a']) await site.read(pathOf(name));
  expect(site.seen).toHaveLength(4);
  expect((await site.read(pathOf('b'))).page).toBe(5);
  expect(site.callsTo('/lgw/games/hot')).toHaveLength(1);
});

describe('a page that is rendered for its visitor', () => {
  const limited = (most: number, page: Page = hot) => {
    const keys: string[] = [];
    const RATE_RENDER_ADDRESS = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= most }),
    };
    return { keys, ...numbered({ RATE_RENDER_ADDRESS, SITE_NAME: crypto.randomUUID() }, page) };
  };

  it('counts for the address that asked, one that is kept or renewed behind it does not [GATE-47]', async () => {
    const site = limited(100);
    const headers = { 'X-Sandbox-Address': '203.0.113.9' };
    await site.read(HOME, headers);
    for (const path of [HOME, `${HOME}?x=1`, `${HOME}?utm_source=a`]) await site.read(path, headers);
    await site.read(HOME, headers, 'HEAD');
    later(FRESH + 1);
    await site.read(HOME, headers);
    expect(site.seen).toHaveLength(2);
    expect(site.keys).toEqual([`4:${0xcb_00_71_09}`]);
    for (const path of [`${HOME}?q=a`, '/m/withdraw', '/m/none', '/m/agent']) await site.read(path, headers);
    expect(site.keys).toHaveLength(5);
  });

  it('is not what leads on, however many of a guest’s addresses do: it takes nobody’s login or search away [GATE-47 LOGIN-44]', async () => {
    const site = limited(1, (_, { url }) => {
      const { pathname } = new URL(url);
      const to = pathname === '/m/search' || pathname === '/m/login' ? null : '/m/login?redirect=x';
      return to && new Response(null, { status: 307, headers: { Location: to } });
    });
    for (const path of ['/m/withdraw', '/m/none', '/', '/m/voucherCenter/1', '/m/jili'])
      expect((await site.read(path)).response.status).toBe(307);
    expect(site.keys).toEqual([]);
    expect((await site.read('/m/search?q=b')).response.status).toBe(200);
    expect((await site.read('/m/search/?q=c')).response.status).toBe(429);
    expect((await site.read('/m/withdraw')).response.status).toBe(307);
  });

  it.each<[string, string, string, RegExp]>([
    ['a guest', '/m/search?q=b', 'GET', /^<!doctype html><title>limit/],
    ['headers alone', '/m/search?q=c', 'HEAD', /^$/],
    ['a screen at an address of its own', '/m/search/', 'GET', /^<!doctype html><title>limit/],
  ])(
    'is refused to %s after that many, plainly and with when to come again; kept ones go on [GATE-47]',
    async (_, path, method, body) => {
      const site = limited(1);
      await site.read();
      const { response, text } = await site.read(path, {}, method);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(text).toMatch(body);
      expect(site.seen).toHaveLength(1);
      expect((await site.read(`${HOME}?y=1`)).page).toBe(1);
    },
  );

  it('is refused with a page that was drawn once for all of a language, each under a nonce of its own [GATE-47 SHELL-43]', async () => {
    const site = limited(0);
    const answers = [];
    for (const path of ['/m/a', '/m/b', '/m/c']) answers.push(await site.read(path));
    await site.read('/m/d', { Cookie: 'language=en' });
    expect(
      site.pages.map(({ cause, locale, reference, visitorIp }) => [cause, locale, reference, visitorIp]),
    ).toEqual([
      ['limit', 'vi', '', ''],
      ['limit', 'en', '', ''],
    ]);
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
  });

  it('counts a member by session and not by address: members behind one carrier do not stand in each other’s way [GATE-47]', async () => {
    const opened = await fakeSite({}, {}, (c) => c.openSession(login)).fetch('/m/login');
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    let asked = 0;
    const RATE_RENDER_SESSION = { limit: async () => ({ success: ++asked <= 2 }) };
    const RATE_RENDER_ADDRESS = { limit: async () => ({ success: false }) };
    const site = numbered({ RATE_RENDER_SESSION, RATE_RENDER_ADDRESS });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await site.read('/m/set', { Cookie })).response.status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
