import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SITEMAP_SCREENS } from '../../edge/lib/pages/listed-screens';
import { games, noncesOf, readPage, respondWithExamples } from './support/pages';
import { type Site, sessionCookie, startSite } from './support/site';
import { refused, type StubGateway, startStubGateway } from './support/stub-gateway';

const HOT = '/lgw/games/hot';
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite({ GATEWAY_URL: stub.url, MERCHANT_CODE: 'pages', SANDBOX: '1' });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  respondWithExamples(stub);
  await forget();
});

const forget = () => site.post('/sandbox/reset', {});

async function read(path: string, headers: Record<string, string> = {}) {
  const page = await readPage(site, path, headers);
  return { ...page, isKept: page.response.headers.get('Server-Timing')?.startsWith('kept;') ?? false };
}

describe('pages for guests on workerd', () => {
  it('are one for two guests, each with a nonce of its own in every script; a member in between has its own [GATE-47 SHELL-43]', async () => {
    const first = await read('/m/home');
    const Cookie = await sessionCookie('tok');
    const member = await read('/m/home', { Cookie });
    const second = await read('/m/home', { 'User-Agent': 'another browser', Cookie: '_ga=2' });
    expect([first, member, second].map(({ isKept }) => isKept)).toEqual([false, false, true]);
    expect(second.withoutNonce).toBe(first.withoutNonce);
    expect(second.text).not.toContain(first.nonce);
    for (const { text, nonce, response } of [first, second]) {
      expect(noncesOf(text)).toEqual(new Set([nonce]));
      expect(text).not.toContain(response.headers.get('X-Request-Id'));
      expect(text).not.toContain('minhan');
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    }
    for (const name of ['Link', 'Content-Type', 'Content-Language', 'Vary'])
      expect(second.response.headers.get(name)).toBe(first.response.headers.get(name));
    expect(member.text).toContain('minhan');
    expect(member.response.headers.get('Cache-Control')).toBe('no-store');
    expect((await read('/m/home', { Cookie })).isKept).toBe(false);
  });

  it('are kept over a fault at the gateway, and none that shows one is; a command of the sandbox drops all [GATE-47]', async () => {
    stub.on(HOT, games('Before the fault'));
    await read('/m/home');
    stub.on(HOT, refused('gateway.unavailable', 502));
    const bridged = await read('/m/home');
    expect([bridged.isKept, bridged.text.includes('Before the fault')]).toEqual([true, true]);

    const Cookie = 'language=en';
    expect((await read('/m/home', { Cookie })).text).not.toContain('Before the fault');
    stub.on(HOT, games('After the fault'));
    const whole = await read('/m/home', { Cookie });
    expect([whole.isKept, whole.text.includes('After the fault')]).toEqual([false, true]);
    expect((await read('/m/home', { Cookie })).isKept).toBe(true);

    await forget();
    const anew = await read('/m/home');
    expect([anew.isKept, anew.text.includes('After the fault')]).toEqual([false, true]);
  });

  it('pass the gate first [GATE-21 GATE-47]', async () => {
    await read('/m/help');
    expect((await read('/m/help')).isKept).toBe(true);
    await site.restart({ GATE_DENY_COUNTRIES: 'TH' });
    await read('/m/help');
    expect((await read('/m/help')).isKept).toBe(true);
    const refusedPage = await read('/m/help', { 'X-Sandbox-Country': 'TH' });
    expect([refusedPage.response.status, refusedPage.isKept]).toEqual([451, false]);
  });

  it.each(['/m/lott', '/m/elott', '/m/agent', '/m/agent?redirect=%2Fm%2Fhome', '/m/set'])(
    'are kept too where the screen counts seconds, for as long as its draws are fresh, or is no page of the list: %s [GATE-47 GAME-82]',
    async (path) => {
      await read(path);
      expect((await read(path)).isKept).toBe(true);
    },
  );

  it.each(['/m/none', '/m/withdraw'])('are none where %s leads elsewhere [GATE-47]', async (path) => {
    await read(path);
    expect((await read(path)).isKept).toBe(false);
  });

  it('are whole as they come: a crawler, which gets what people get, finds nothing that a script must put in its place [GATE-47]', async () => {
    for (const path of SITEMAP_SCREENS) {
      const { response, text } = await read(path, { 'User-Agent': 'Googlebot/2.1' });
      expect([path, response.status, /<template id="[BS]:/.test(text)]).toEqual([path, 200, false]);
    }
  });

  it('go by what their screen reads of the address; what the browser reads of it beside is not the server’s [GATE-47 REG-65]', async () => {
    const plain = await read('/m/register');
    const asked = '/m/register?utm_source=trackword&gclid=1&aff=MADEUP1&recommenderId=7&x=y&x=z';
    const made = await read(asked);
    expect([plain.isKept, made.isKept, made.withoutNonce]).toEqual([false, true, plain.withoutNonce]);
    expect(made.text).not.toMatch(/MADEUP1|trackword/);
    const head = await site.fetch(asked, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('Server-Timing')).toMatch(/^kept;/);
    const lobby = await read('/m/slot-games?vendor=V&x=1');
    const same = await read('/m/slot-games?y=2&vendor=V');
    expect([lobby.isKept, same.isKept, same.withoutNonce]).toEqual([false, true, lobby.withoutNonce]);
    const bad = await read('/m/home?category=madeup&utm_source=trackword');
    expect(bad.response.status).toBe(200);
    expect(bad.text).not.toMatch(/madeup|trackword/);
  });
});
