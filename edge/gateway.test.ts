import { exportJWK, flattenedDecrypt, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchChat } from '../contracts/chat/live';
import { getAnnouncements } from '../contracts/content/announcements';
import { GatewayError } from '../contracts/errors';
import { getHotGames } from '../contracts/games/hot-games';
import { listGames } from '../contracts/games/list-games';
import type { OutputOf } from '../contracts/operation';
import { getRegisterRules } from '../contracts/register/register-rules';
import { getCaptcha } from '../contracts/session/captcha';
import { logIn } from '../contracts/session/log-in';
import { IDEMPOTENCY_KEY } from '../contracts/shared/idempotency-key';
import type { SiteContext } from '../contracts/site';
import { getStatus } from '../contracts/system/status';
import { moveBetweenWallets } from '../contracts/transfer/transfer';
import { sendCode } from '../contracts/verification/send-code';
import type { RateLimit } from './env';
import { forgetAll } from './lib/gateway/shared-cache';
import * as sanitiser from './lib/security/safe-html';
import { envelope, fakeSite, refusal, statusResponse } from './testing/fake-site';

const LOGIN = '/wps/session/login';
const JOIN = '/wps/promotions/signup';
const READ = '/wps/announcements/read';
const HOT = '/lgw/games/hot?language=VI';
const credentials = { username: 'MinhAn', password: 'Lantern2209', type: 'username' as const };
const signIn = (c: SiteContext) => c.callGateway(logIn, credentials).catch(outcome);
const outcome = (error: unknown) =>
  error instanceof GatewayError
    ? { code: error.code, status: error.status, retryAfter: error.retryAfter }
    : 'other';
const loggedIn = () => envelope({ token: 't', userName: 'minhan', type: 0 });
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

describe('credentials', () => {
  it('travel as a flattened JWE, key id and time in its header, the content key in the Encryption header [LOGIN-73 LOGIN-74 LOGIN-75 LOGIN-76 LOGIN-78]', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
    const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'operator-1' });
    const site = fakeSite({ [LOGIN]: loggedIn }, { GATEWAY_PUBLIC_JWK: jwk }, signIn);
    await site.fetch('/');
    await site.fetch('/');
    const sent = site.callsTo(LOGIN);
    const bodies = await Promise.all(sent.map((call) => call.json()));
    for (const [index, body] of bodies.entries()) {
      expect(Object.keys(body).sort()).toEqual(['ciphertext', 'iv', 'protected', 'tag']);
      expect(sent[index]?.headers.get('Content-Type')).toBe('application/json');
      const opened = await flattenedDecrypt(
        { ...body, encrypted_key: sent[index]?.headers.get('Encryption') ?? '' },
        privateKey,
      );
      expect(opened.protectedHeader).toEqual({
        alg: 'RSA-OAEP-256',
        enc: 'A256GCM',
        kid: 'operator-1',
        iat: expect.closeTo(Date.now() / 1000, -1),
      });
      expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual(credentials);
    }
    expect(bodies[0].iv).not.toBe(bodies[1].iv);
    expect(sent[0]?.headers.get('Encryption')).not.toBe(sent[1]?.headers.get('Encryption'));
  });

  it('are never sent when the key of the settings is missing or no key [LOGIN-76 ERR-60]', async () => {
    for (const vars of [
      { SANDBOX: '0' },
      { GATEWAY_PUBLIC_JWK: '{' },
      { GATEWAY_PUBLIC_JWK: '{"kty":"oct"}' },
    ]) {
      const site = fakeSite({ [LOGIN]: loggedIn }, vars, signIn);
      expect(await (await site.fetch('/')).json()).toMatchObject({
        code: 'gateway.unavailable',
        status: 502,
      });
      expect(site.callsTo(LOGIN)).toEqual([]);
    }
    expect(lines.join()).toContain('encryption.failed');
    expect(lines.join()).not.toContain('Lantern2209');
  });

  it.each([
    ['an installed app by header', { 'X-Standalone': '1' }, 'OTHERS'],
    ['an installed app by cookie', { Cookie: 'standalone=1' }, 'OTHERS'],
    ['a browser', {}, null],
  ])('from %s name the device accordingly [LOGIN-79 LOGIN-80 PWA-28]', async (_, headers, device) => {
    const site = fakeSite({ [LOGIN]: loggedIn }, {}, signIn);
    await site.fetch('/', { headers });
    expect(site.callsTo(LOGIN)[0]?.headers.get('Device')).toBe(device);
  });
});

const limiter = (max: number) => {
  const counts = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: (counts.get(key) ?? 0) <= max };
  };
  return { limit, counts };
};

describe('limits', () => {
  it('count logins by address alone, and end a burst before the gateway hears of it: nobody shuts an account for its member [CALL-03 LOGIN-83]', async () => {
    const [address, account] = [limiter(2), limiter(99)];
    const vars = { RATE_LOGIN_ADDRESS: address, RATE_LOGIN_ACCOUNT: account };
    const site = fakeSite({ [LOGIN]: loggedIn }, vars, signIn);
    const from = (ip: string) => site.fetch('/', { headers: { 'X-Sandbox-Address': ip } });
    await from('2001:db8::1');
    await from('2001:db8::2');
    const third = await (await from('2001:db8::3')).json();
    expect(third).toEqual({ code: 'rate.limited', status: 429, retryAfter: 60 });
    expect(site.callsTo(LOGIN)).toHaveLength(2);
    expect([...account.counts]).toEqual([]);
  });

  it('count the logins of a device that a member has by themselves: a neighbour at the same address spends none of them [CALL-03 LOGIN-83]', async () => {
    const address = limiter(2);
    let deviceMark: string | undefined;
    const site = fakeSite({ [LOGIN]: loggedIn }, { RATE_LOGIN_ADDRESS: address }, (c) =>
      c.callGateway(logIn, { ...credentials, deviceMark }).catch(outcome),
    );
    const tryOnce = async (mark?: string) => {
      deviceMark = mark;
      return (await site.fetch('/', { headers: { 'X-Sandbox-Address': '203.0.113.7' } })).json();
    };
    for (let time = 0; time < 3; time += 1) await tryOnce();
    expect(await tryOnce()).toMatchObject({ code: 'rate.limited' });
    expect(await tryOnce('mark-of-a-member')).toMatchObject({ userName: expect.any(String) });
    for (let time = 0; time < 2; time += 1) await tryOnce('mark-of-a-member');
    expect(await tryOnce('mark-of-a-member')).toMatchObject({ code: 'rate.limited' });
    expect([...address.counts.keys()].join()).not.toContain('mark-of-a-member');
  });

  it('count codes of a number by the address too: a stranger elsewhere spends none of them [SMS-36]', async () => {
    const account = limiter(1);
    const site = fakeSite(
      { '/wps/verification/code': () => envelope({ expirationTime: Date.now() + 60_000 }) },
      { RATE_CODE_ACCOUNT: account },
      (c) => c.callGateway(sendCode, sendCode.example.input).catch(outcome),
    );
    const from = async (ip: string) =>
      (await site.fetch('/', { headers: { 'X-Sandbox-Address': ip } })).json() as Promise<object>;
    expect(await from('203.0.113.7')).not.toHaveProperty('code');
    expect(await from('203.0.113.7')).toMatchObject({ code: 'rate.limited' });
    expect(await from('203.0.113.8')).not.toHaveProperty('code');
  });

  it('count captcha images by address [CALL-03]', async () => {
    const site = fakeSite(
      { '/wps/captcha': () => envelope({ image: 'x', captchaId: 'c' }) },
      { RATE_CAPTCHA_ADDRESS: limiter(1) },
      (c) => c.callGateway(getCaptcha, {}).catch(outcome),
    );
    await site.fetch('/');
    expect(await (await site.fetch('/')).json()).toMatchObject({ code: 'rate.limited' });
  });
});

describe('limits of what guests may ask for', () => {
  const full = { limit: async () => ({ success: false }) };

  it('are on searches, whether a cache knows them or not, and on lists of the lobby that no cache knows [CALL-03]', async () => {
    const list = () => envelope({ games: [], pageNum: 1, totalPages: 1, total: 0 });
    const MERCHANT_CODE = crypto.randomUUID();
    const ask = async (more: object, limit: RateLimit = full) => {
      const vars = { RATE_SEARCH_ADDRESS: limit, MERCHANT_CODE };
      const site = fakeSite({ '/lgw/games': list }, vars, (c) =>
        c.callGateway(listGames, { language: 'VI', pageNum: 1, pageSize: 30, ...more }).catch(outcome),
      );
      return (await site.fetch('/')).json();
    };
    const open = { limit: async () => ({ success: true }) };
    for (const known of [{ gameType: 'RNG' }, { gameName: 'no hu' }]) await ask(known, open);
    const refused = { code: 'rate.limited', status: 429 };
    expect(await ask({ gameType: 'RNG' })).toMatchObject({ total: 0 });
    expect(await ask({ gameName: 'no hu' })).toMatchObject(refused);
    for (const more of [{ vassalage: 'x' }, { gameClassify: 'x' }, { pageNum: 77 }, { pageSize: 59 }]) {
      expect(await ask({ gameType: 'RNG', ...more })).toMatchObject(refused);
    }
  });

  it('end a burst of made-up filters before the gateway hears of it; what is known is still given [CALL-03]', async () => {
    const list = () => envelope({ games: [], pageNum: 1, totalPages: 1, total: 0 });
    const { limit } = limiter(300);
    const site = fakeSite({ '/lgw/games': list }, { RATE_SEARCH_ADDRESS: { limit } });
    const ask = (vassalage: string) =>
      site.fetch(`/lgw/games?language=VI&pageNum=1&pageSize=30&vassalage=${vassalage}`);
    const answers: number[] = [];
    for (let index = 0; index < 400; index += 1) answers.push((await ask(`v${index}`)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(100);
    expect(site.callsTo('/lgw/games')).toHaveLength(300);
    expect((await ask('v299')).status).toBe(200);
  });

  it('are on what moves money, by session: others behind the same address go on [MONEY-21]', async () => {
    const counted = new Map<string, number>();
    const limit = async ({ key }: { key: string }) => {
      counted.set(key, (counted.get(key) ?? 0) + 1);
      return { success: (counted.get(key) ?? 0) <= 1 };
    };
    const limits = { RATE_MONEY_SESSION: { limit }, RATE_LOGIN_ADDRESS: full, RATE_LAUNCH_ADDRESS: full };
    const moved = () => envelope(moveBetweenWallets.example.output);
    const moving = (token: string) => {
      const send = async (c: SiteContext) => {
        if (!c.session) return c.openSession({ token, userName: 'u', type: 0, firstTimeLogin: false });
        const key = { idempotencyKey: crypto.randomUUID() };
        return c.callGateway(moveBetweenWallets, moveBetweenWallets.example.input, key).catch(outcome);
      };
      return fakeSite({ [moveBetweenWallets.path]: moved }, limits, send);
    };
    for (const token of ['one', 'other']) {
      const site = moving(token);
      const opened = await site.fetch('/');
      const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(await (await site.fetch('/', { headers: { Cookie } })).json()).toMatchObject({
        transferNo: expect.any(String),
      });
      expect(await (await site.fetch('/', { headers: { Cookie } })).json()).toMatchObject({
        code: 'rate.limited',
      });
    }
    expect([...counted.keys()].join()).not.toContain('one');
  });

  it('are on chats, each of which is written down at the gateway', async () => {
    const CHAT = '/wps/chat/launch';
    const wanted = { backUrl: 'https://site.example/m/home', headerColor: '#000000', title: 'Chat' };
    const site = fakeSite({ [CHAT]: () => envelope({}) }, { RATE_LAUNCH_ADDRESS: full }, (c) =>
      c.callGateway(launchChat, wanted).catch(outcome),
    );
    expect(await (await site.fetch('/')).json()).toMatchObject({ code: 'rate.limited', retryAfter: 60 });
    expect(site.callsTo(CHAT)).toEqual([]);
  });
});

describe('a part of an answer', () => {
  const NEWS = '/wps/announcements';
  const notices = (count: number) => () =>
    envelope({
      player: Array.from({ length: count }, (_, id) => ({
        id,
        title: `t${id}`,
        content: `<p onclick="x()">${id}</p><script>x()</script>`,
      })),
    });
  const page =
    (from: number, length: number) =>
    async ({ callGateway }: SiteContext) => {
      const pick = ({ player }: OutputOf<typeof getAnnouncements>) => player.slice(from, from + length);
      return callGateway(getAnnouncements, { types: 'B,PL,PU' }, { pick });
    };

  it('alone is sanitised, and what is kept for all stays as the gateway sent it [SHELL-43 GATE-47]', async () => {
    const sanitise = vi.spyOn(sanitiser, 'safeHtml');
    let part = page(0, 2);
    const site = fakeSite({ [NEWS]: notices(2000) }, {}, (context) => part(context));
    expect(await (await site.fetch('/')).json()).toMatchObject([
      { id: 0, content: '<p>0</p>' },
      { id: 1, content: '<p>1</p>' },
    ]);
    part = page(1998, 20);
    const last = await (await site.fetch('/')).json();
    expect(last).toMatchObject([{ content: '<p>1998</p>' }, { content: '<p>1999</p>' }]);
    expect(site.callsTo(NEWS)).toHaveLength(1);
    const sanitised = sanitise.mock.calls.map(([html]) => /\d+/.exec(html)?.[0]);
    expect(sanitised).toEqual(['0', '1', '1998', '1999']);
  });

  it('and the whole answer have no place in the cache in common: nobody gets raw HTML [SHELL-43 GATE-47]', async () => {
    let asked: (context: SiteContext) => unknown = page(0, 1);
    const site = fakeSite({ [NEWS]: notices(3) }, {}, (context) => asked(context));
    await site.fetch('/');
    asked = ({ callGateway }) => callGateway(getAnnouncements, { types: 'B,PL,PU' });
    const whole = await (await site.fetch('/')).json();
    expect(whole.player.map(({ content }: { content: string }) => content)).toEqual([
      '<p>0</p>',
      '<p>1</p>',
      '<p>2</p>',
    ]);
    expect(site.callsTo(NEWS)).toHaveLength(2);
  });

  it('of a member is never shared [GATE-47]', async () => {
    const opened = await fakeSite({}, {}, (c) =>
      c.openSession({ token: 'tok', userName: 'u', type: 0, firstTimeLogin: false }),
    ).fetch('/');
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const site = fakeSite({ [NEWS]: notices(3) }, {}, page(0, 1));
    for (const headers of [{ Cookie }, { Cookie }, {}, {}] as HeadersInit[])
      await site.fetch('/', { headers });
    expect(site.callsTo(NEWS).map(({ headers }) => headers.has('Authorization'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has pictures on the hosts that the status names, and pages of other hosts have theirs [GATE-44 GATE-45 ENT-69]', async () => {
    const news = () => envelope({ player: [{ id: 1, content: '<img src="/up/a.png">' }] });
    const hosts = (imageCDNs: string[]) => () =>
      envelope(statusResponse({ info: { ...getStatus.example.output.info, imageCDNs } }));
    const settings = { MERCHANT_CODE: crypto.randomUUID(), IMAGE_FALLBACK_HOST: 'https://cdn.example.com' };
    const contentOf = async (imageCDNs: string[]) => {
      forgetAll();
      const answers = { [NEWS]: news, '/wps/system/status': hosts(imageCDNs) };
      return (await fakeSite(answers, settings, page(0, 1)).fetch('/')).text();
    };
    expect(await contentOf(['https://cdn1.example.com'])).toContain('https://cdn1.example.com/up/a.png');
    expect(await contentOf([])).toContain('https://cdn.example.com/up/a.png');
  });
});

describe('the length of an answer', () => {
  const long = (bytes: number) => () => envelope({ list: [], more: 'x'.repeat(bytes) });
  const MB = 1024 * 1024;

  it.each([
    ['/wps/announcements?types=B', 3, 200],
    ['/wps/announcements?types=B', 17, 502],
    ['/wps/announcements/categories', 1, 200],
    ['/wps/announcements/categories', 3, 502],
  ])(
    'of %s with %i MB is judged by what its operation may have: %i [CALL-04]',
    async (path, size, status) => {
      const [bare = ''] = path.split('?');
      const site = fakeSite({ [bare]: long(size * MB) });
      expect((await site.fetch(path)).status).toBe(status);
    },
  );
});

describe('the shared cache', () => {
  const games = () => envelope({ list: [] });

  it('keys by operation, input, merchant and language, not by the address as written [GATE-47]', async () => {
    const site = fakeSite({ '/lgw/games/hot': games });
    const calls = () => site.callsTo('/lgw/games/hot').length;
    await site.fetch(HOT);
    await site.fetch(`${HOT}&cachebuster=1`);
    expect(calls()).toBe(1);
    await site.fetch('/lgw/games/hot?language=EN');
    await site.fetch(HOT, { headers: { Cookie: 'language=en' } });
    expect(calls()).toBe(3);
  });

  it('has one key for one question, however it is written, and none for what nobody offers [GATE-47 CALL-47 LANG-32]', async () => {
    const news = '/wps/announcements';
    const refused: unknown[] = [];
    const site = fakeSite({ [news]: () => envelope({}), '/lgw/games/hot': games }, {}, async (context) => {
      for (const types of ['H,PR,B', 'PR,B,H,B', 'A'] as never[])
        await context.callGateway(getAnnouncements, { types }).catch(({ code }) => refused.push(code));
    });
    await site.fetch('/');
    expect(refused).toEqual(Array(3).fill('request.invalid'));
    expect(site.callsTo(news)).toEqual([]);
    for (const locale of ['xx', 'qq-zz', 'vi']) {
      await site.fetch(HOT, { headers: { Cookie: `language=${locale}` } });
    }
    expect(site.callsTo('/lgw/games/hot')).toHaveLength(1);
    const unknown = ['language=XX', 'language=VI&gameCategory=QWERTY'].map(
      (query) => `/lgw/games/hot?${query}`,
    );
    for (const path of [...unknown, `${news}?types=B&groupName=m_nowhere`]) {
      expect((await site.fetch(path)).status).toBe(400);
    }
  });

  it('never keeps what a token bought, and never gives it to a guest [GATE-47]', async () => {
    const opened = await fakeSite({}, {}, (c) =>
      c.openSession({ token: 'tok', userName: 'u', type: 0, firstTimeLogin: false }),
    ).fetch('/');
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const site = fakeSite({
      '/wps/announcements': (request) =>
        envelope({ hot: [{ id: request.headers.has('Authorization') ? 'mine' : 'public' }] }),
    });
    const idFor = async (headers: HeadersInit) =>
      (await (await site.fetch('/wps/announcements?types=B', { headers })).json()).value.hot[0].id;
    expect(await idFor({ Cookie })).toBe('mine');
    expect(await idFor({})).toBe('public');
    expect(await idFor({ Cookie })).toBe('mine');
    expect(await idFor({})).toBe('public');
    expect(site.callsTo('/wps/announcements')).toHaveLength(3);
  });

  it('is passed by whoever needs an answer as it is now, at a limit, where the call allows it [REG-12 GATE-47]', async () => {
    const RULES = '/wps/register/rules';
    let left = 1;
    const RATE_LOOKUP_ADDRESS = { limit: async () => ({ success: left-- > 0 }) };
    const ask = (uncached?: true) => (c: SiteContext) =>
      c.callGateway(getRegisterRules, {}, { uncached }).catch(outcome);
    let page: (c: SiteContext) => unknown = ask();
    const site = fakeSite({ [RULES]: () => envelope({}) }, { RATE_LOOKUP_ADDRESS }, (c) => page(c));
    const response = async () => (await site.fetch('/')).json();
    await response();
    await response();
    expect(site.callsTo(RULES)).toHaveLength(1);
    page = ask(true);
    expect(await response()).not.toHaveProperty('code');
    expect(await response()).toMatchObject({ code: 'rate.limited' });
    expect(site.callsTo(RULES)).toHaveLength(2);
    page = (c) => c.callGateway(getHotGames, { language: 'VI' }, { uncached: true }).catch(outcome);
    expect(await response()).toBe('other');
  });

  it('keeps no refusal and no failure [GATE-47]', async () => {
    const site = fakeSite({ '/lgw/games/hot': () => refusal('unknown', 500) });
    expect((await site.fetch(HOT)).status).toBe(502);
    site.paths['/lgw/games/hot'] = games;
    expect((await site.fetch(HOT)).status).toBe(200);
  });
});

describe('a gateway that fails', () => {
  const failed = () =>
    lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'gateway.failed');
  const throwing = (error: unknown) => () => Promise.reject(error);

  it.each([
    ['is not there', throwing(new TypeError('connect 203.0.113.9')), 'gateway.unavailable', 'TypeError'],
    ['is silent', throwing(new DOMException('x', 'TimeoutError')), 'gateway.timeout', 'TimeoutError'],
    [
      'answers a page',
      () => new Response('<h1>oops</h1>', { status: 503 }),
      'gateway.unavailable',
      'no envelope, status 503',
    ],
    [
      'breaks the contract',
      () => envelope({ token: 7 }),
      'gateway.bad.answer',
      'value breaks the contract at "token"',
    ],
    ['fails in the frame', () => refusal('unknown', 500), 'unknown', 'GatewayError'],
  ])(
    'that %s leaves one line, whoever made the call, and nothing of the request [ERR-60 CALL-04]',
    async (_, response, code, cause) => {
      const site = fakeSite({ [LOGIN]: response }, {}, signIn);
      await site.fetch('/');
      expect(failed()).toEqual([
        { event: 'gateway.failed', operation: 'session.logIn', code, cause, requestId: expect.any(String) },
      ]);
      expect(lines.join()).not.toMatch(/Lantern2209|203\.0\.113|MinhAn/);
    },
  );

  it('is told once for all who waited for the same shared answer [ERR-60]', async () => {
    const site = fakeSite({ '/lgw/games/hot': () => refusal('unknown', 500) }, {}, (c) =>
      c.callGateway(getHotGames, { language: 'VI' }).catch(outcome),
    );
    await Promise.all([site.fetch('/'), site.fetch('/'), site.fetch('/')]);
    expect(failed()).toHaveLength(site.callsTo('/lgw/games/hot').length);
  });

  it('is not one that refuses [ERR-60]', async () => {
    const site = fakeSite({ [LOGIN]: () => refusal('login.wrong.credentials') }, {}, signIn);
    await site.fetch('/');
    expect(failed()).toEqual([]);
  });
});

describe('repeats', () => {
  const failing = (times: number) => {
    let left = times;
    return (response: () => Response) => () => {
      left -= 1;
      if (left >= 0) throw new TypeError('network');
      return response();
    };
  };

  it('a GET that fails on the network is sent once more, and no oftener [CALL-04]', async () => {
    const once = fakeSite({ '/lgw/games/hot': failing(1)(() => envelope({ list: [] })) });
    expect((await once.fetch(HOT)).status).toBe(200);
    const twice = fakeSite({ '/lgw/games/hot': failing(2)(() => envelope({ list: [] })) });
    expect((await twice.fetch(HOT)).status).toBe(502);
    expect(twice.callsTo('/lgw/games/hot')).toHaveLength(2);
  });

  it('what is done once for its key is sent once more under it; without a key it is sent to nobody [MONEY-21 CALL-04]', async () => {
    const opened = await fakeSite({}, {}, (c) =>
      c.openSession({ token: 'tok', userName: 'u', type: 0, firstTimeLogin: false }),
    ).fetch('/');
    const key = crypto.randomUUID();
    const init = (headers: Record<string, string>) => ({
      method: 'POST',
      body: JSON.stringify({ promotionId: 509 }),
      headers: {
        Origin: 'https://site.example',
        'Content-Type': 'application/json',
        ...headers,
        Cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      },
    });
    const site = fakeSite({ [JOIN]: failing(1)(() => envelope(null)) });
    expect((await site.fetch(JOIN, init({ [IDEMPOTENCY_KEY]: key }))).status).toBe(200);
    expect(site.callsTo(JOIN).map(({ headers }) => headers.get(IDEMPOTENCY_KEY))).toEqual([key, key]);
    expect(await Promise.all(site.callsTo(JOIN).map((call) => call.text()))).toEqual(
      Array(2).fill('{"promotionId":509}'),
    );
    for (const headers of [{}, { [IDEMPOTENCY_KEY]: 'x' }] as Record<string, string>[])
      expect((await site.fetch(JOIN, init(headers))).status).toBe(400);
    expect(site.callsTo(JOIN)).toHaveLength(2);

    const read = fakeSite({ [READ]: failing(1)(() => envelope(null)) });
    const marked = { ...init({ [IDEMPOTENCY_KEY]: key }), body: '{"announcementId":701,"read":true}' };
    expect((await read.fetch(READ, marked)).status).toBe(502);
    expect(read.callsTo(READ).map(({ headers }) => headers.get(IDEMPOTENCY_KEY))).toEqual([null]);
  });

  it('a write is never repeated, and an answer of 500 is no network failure [CALL-04]', async () => {
    const write = fakeSite({ [LOGIN]: failing(1)(loggedIn) }, {}, signIn);
    expect(await (await write.fetch('/')).json()).toMatchObject({ code: 'gateway.unavailable' });
    expect(write.callsTo(LOGIN)).toHaveLength(1);
    const read = fakeSite({ '/lgw/games/hot': () => refusal('unknown', 500) });
    await read.fetch(HOT);
    expect(read.callsTo('/lgw/games/hot')).toHaveLength(1);
  });
});
