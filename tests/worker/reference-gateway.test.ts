import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendFeedback } from '../../contracts/content/feedback';
import { logIn } from '../../contracts/session/log-in';
import type { SiteContext } from '../../contracts/site';
import { DEMO_VENDOR, DEMO_VENDOR_SECRET } from '../../demo/vendor/names';
import { createSignedJsonWallet } from '../../demo/vendor/signed-json-wallet';
import { fakeSite } from '../../edge/testing/fake-site';
import { startSeededSite } from './support/seeded-site';
import { SESSION_KEYS, type Site, sessionCookie } from './support/site';

let site: Site;

beforeAll(async () => {
  site = await startSeededSite();
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

const GAMES = ['slot', 'fish', 'esport', 'sport', 'live', 'pvp'].map((kind) => `/m/${kind}-games`);
/** Screens that list something, what its items lead to, and how many of them there are at least. */
const LISTS: [path: string, link: RegExp, least: number][] = [
  ['/m/activity', /^\/m\/activity\?id=\d+$/, 3],
  ['/m/news', /^\/m\/newsDetail\?id=\d+$/, 3],
  ['/m/alliance', /^\/m\/alliance\?id=\d+$/, 3],
  ['/m/video', /^\/m\/videoDetail\?id=\d+$/, 3],
  ['/m/charity', /^\/m\/charityDetail\?id=\d+$/, 3],
  ['/m/notice', /^\/m\/noticeDetail\?id=\d+$/, 3],
  ['/m/help', /^\/m\/help\?tag=\w+$/, 3],
  ...[...GAMES, '/m/cockfight', '/m/lott', '/m/elott'].map((path): [string, RegExp, number] => [
    path,
    new RegExp(`^${path}\\?game=\\d+$`),
    3,
  ]),
];

describe('the site with the reference gateway', () => {
  it('opens, and the page comes from the server [GATE-01 GATE-02]', async () => {
    const page = await site.fetch('/m/home');
    expect(page.status).toBe(200);
    expect((await page.text()).includes('<h1')).toBe(true);
  });

  it('lists to guests and members alike promotions, news, alliance, videos, charity, notices, help and the games of every kind [ROLE-03 ROLE-15 ROLE-17]', async () => {
    const state = { state: 'a member', params: { type: 0 }, action: 'setup' };
    const { token } = (await (await site.post('/sandbox/provider-states', state)).json()) as {
      token: string;
    };
    const member = await sessionCookie(token);
    for (const [path, link, least] of LISTS) {
      const items = async (cookie: string) => {
        const page = await site.fetch(path, { headers: { Cookie: cookie } });
        expect([path, page.status]).toEqual([path, 200]);
        const html = await page.text();
        return new Set(
          [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, to = '']) => (link.test(to) ? to : [])),
        );
      };
      const [guests, members] = [await items(''), await items(member)];
      expect([path, guests.size >= least, [...members]]).toEqual([path, true, [...guests]]);
    }
  });

  it('opens customer-service paths with the runtime’s own cipher, in both answers that carry them [GATE-23 GATE-26 GATE-27 GATE-28 GATE-32]', async () => {
    const direct = await (await site.gateway()).fetch('http://gateway.internal/wps/system/customerService');
    const { value: encrypted } = (await direct.json()) as { value: { path: string }[] };
    expect(encrypted.length).toBeGreaterThan(0);
    for (const { path } of encrypted) expect(path).toMatch(/^[A-Za-z0-9+/]+={0,2}.{8}$/);

    const list = await (await site.fetch('/wps/system/customerService')).text();
    const page = await (await site.fetch('/m/home')).text();
    const { value: opened } = JSON.parse(list) as { value: { path: string }[] };
    expect(opened).toHaveLength(encrypted.length);
    for (const { path } of opened) {
      expect(path).toMatch(/^(?:https?:\/\/|\/)[\w./?=&-]+$/);
      expect(page).toContain(path.split('?')[0]);
    }
    for (const { path } of encrypted) expect(list + page).not.toContain(path.slice(0, -8));
  });

  it('logs a member in with encrypted credentials, and the sealed token buys member data [GATE-35 GATE-39 LOGIN-74 LOGIN-76 SESS-15]', async () => {
    for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    let token = '';
    const gateway = { fetch: async (request: Request) => relay(request) };
    const signIn = async (context: SiteContext) => {
      const { username, password } = logIn.example.input;
      ({ token } = await context.callGateway(logIn, { username, password, type: 'username' }));
    };
    await fakeSite({}, { GATEWAY: gateway, MERCHANT_CODE: 'hoadang' }, signIn).fetch('/m/login');
    expect(token).not.toBe('');
    const headers = { Cookie: await sessionCookie(token) };
    const info = await site.fetch('/wps/member/info', { headers });
    expect(info.status).toBe(200);
    expect(await info.json()).toMatchObject({ value: { account: logIn.example.input.username } });
    expect((await site.fetch('/wps/member/info')).status).toBe(401);
  });

  it('dates its answers by its own clock, through the runtime too [SMS-22]', async () => {
    const gateway = await site.gateway();
    const dateOf = async (path: string) => {
      const response = await gateway.fetch(`http://gateway.internal${path}`);
      return Date.parse(response.headers.get('Date') ?? '') - Date.now();
    };
    await site.fetch('/sandbox/clock', { method: 'POST', body: JSON.stringify({ offsetSeconds: 86_400 }) });
    for (const path of ['/wps/captcha', '/wps/member/info']) {
      expect(Math.abs((await dateOf(path)) - 86_400_000)).toBeLessThan(10_000);
    }
    await site.fetch('/sandbox/reset', { method: 'POST' });
  });

  it('shows changed rules and settings of registration to the very next page and call [REG-12 GATE-47]', async () => {
    const rules = async () => (await site.fetch('/wps/register/rules')).json();
    expect(await rules()).toMatchObject({ value: { zalo: { enabled: false } } });
    const body = JSON.stringify({ rules: { zalo: { enabled: true } } });
    await site.fetch('/sandbox/register-rules', { method: 'POST', body });
    expect(await rules()).toMatchObject({ value: { zalo: { enabled: true } } });
    await site.fetch('/sandbox/reset', { method: 'POST' });
    expect(await rules()).toMatchObject({ value: { zalo: { enabled: false } } });
  });

  it('keeps feedback once for its key, whether its answer is lost, it is sent twice at once, or again later; another text under it is refused [MONEY-21]', async () => {
    for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    const state = { state: 'a member' };
    const { token, username } = (await (await site.post('/sandbox/provider-states', state)).json()) as {
      token: string;
      username: string;
    };
    let lost = 1;
    const losing = async (request: Request) => {
      const response = await relay(request);
      if (request.method === 'PUT') lost -= 1;
      if (request.method === 'PUT' && lost >= 0) throw new TypeError('the answer is lost');
      return response;
    };
    const idempotencyKey = crypto.randomUUID();
    const send = async (content: string) => {
      const page = ({ callGateway }: SiteContext) =>
        callGateway(sendFeedback, { content }, { idempotencyKey }).catch(({ code }) => code);
      const vars = { GATEWAY: { fetch: losing }, MERCHANT_CODE: 'hoadang', SESSION_KEYS };
      const headers = { Cookie: await sessionCookie(token) };
      return (await fakeSite({}, vars, page).fetch('/m/feedback', { headers })).json();
    };
    const text = 'Trang chạy rất mượt.';
    expect(await send(text)).toBeNull();
    expect(lost).toBeLessThan(0);
    expect(await Promise.all([send(text), send(text), send(text)])).toEqual([null, null, null]);
    expect(await send(`${text} Và nhanh.`)).toBe('request.idempotency.reused');
    const kept = await site.fetch(`/sandbox/feedback?account=${username}`);
    expect(await kept.json()).toEqual({ feedback: [{ content: text, type: null }] });
    await site.fetch('/sandbox/reset', { method: 'POST' });
  });

  it('keeps a player’s money right when a vendor’s calls come all at once and twice: no bet above the balance, one end for a bet [WALLET-01]', async () => {
    const state = { state: 'a player at a game', action: 'setup' };
    const prepared = await site.post('/sandbox/provider-states', state);
    const { playerId, nodeId } = (await prepared.json()) as { playerId: string; nodeId: number };
    const wallet = createSignedJsonWallet({ vendor: DEMO_VENDOR, secret: DEMO_VENDOR_SECRET, fetch: relay });
    const codeOf = ({ code }: { code: string }) => code;
    const { balance: opening } = await wallet.balance({ playerId });
    const moving = { playerId, roundId: 'r-1', nodeId, amount: opening / 4 };
    const names = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].flatMap((name) => [name, name]);
    const bets = await Promise.all(
      names.map((transactionId) => wallet.bet({ ...moving, transactionId }).catch(codeOf)),
    );
    const taken = bets.flatMap((bet) => (typeof bet === 'string' ? [] : [bet]));
    expect(taken.map(({ repeated }) => repeated).sort()).toEqual([
      ...Array(4).fill(false),
      ...Array(4).fill(true),
    ]);
    expect(bets.filter((bet) => bet === 'balance.short')).toHaveLength(4);
    expect((await wallet.balance({ playerId })).balance).toBe(0);

    const betTransactionId = taken[0]?.transactionId ?? '';
    const ends = await Promise.all([
      ...['w1', 'w1', 'w2'].map((id) =>
        wallet.win({ ...moving, transactionId: id, betTransactionId }).catch(codeOf),
      ),
      ...['r1', 'r1', 'r2'].map((id) =>
        wallet.rollBack({ playerId, transactionId: id, betTransactionId }).catch(codeOf),
      ),
    ]);
    expect(ends.some((end) => typeof end === 'string' && /^bet\.(settled|rolled\.back)$/.test(end))).toBe(
      true,
    );
    expect((await wallet.balance({ playerId })).balance).toBe(moving.amount);
  });

  async function relay(request: Request): Promise<Response> {
    const body = request.method === 'GET' ? undefined : await request.text();
    const worker = await site.gateway();
    const response = await worker.fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
    });
    return new Response(await response.text(), { status: response.status, headers: [...response.headers] });
  }
});
