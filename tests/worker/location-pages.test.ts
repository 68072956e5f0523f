import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games, noncesOf, readPage, respondWithExamples } from './support/pages';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

const HOT = '/lgw/games/hot';
const STATUS = '/wps/system/status';
const HOME = '/m/home';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
let stub: StubGateway;
let site: Site;
let merchant = 0;

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite({ GATEWAY_URL: stub.url, SANDBOX: '1' });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  respondWithExamples(stub);
  merchant += 1;
  await coldIsolate();
});

/** A new isolate at the same location: its memory is empty, the location's is not. */
const coldIsolate = (vars: Record<string, string> = {}) =>
  site.restart({ MERCHANT_CODE: `location-${merchant}`, ...vars });

async function read(path = HOME, headers: Record<string, string> = {}) {
  const from = site.logs.length;
  const page = await readPage(site, path, headers);
  await expect.poll(() => linesSince(from)).toHaveLength(1);
  const cache: string | null = linesSince(from)[0]?.cache;
  const isKept = cache?.startsWith('page') ?? false;
  return { ...page, cache, isKept };
}

const linesSince = (from: number) =>
  site.logs
    .slice(from)
    .filter((line) => line.startsWith('{"event":"request"'))
    .map((line) => JSON.parse(line));

describe('pages that a location keeps', () => {
  it('are given by a cold isolate, each under a nonce of its own, and then from its memory [GATE-47 SHELL-43 ERR-60]', async () => {
    const withinQuota = async () => {
      merchant += 1;
      stub.calls.length = 0;
      await coldIsolate();
      const begun = Date.now();
      const first = await read();
      await coldIsolate();
      const pages = [first, await read(), await read()] as const;
      return { pages, isWithinLife: Date.now() - begun < 10_000 };
    };
    // A machine that takes longer than a page is kept has it drawn anew: then once more, from the start.
    let turn = await withinQuota();
    for (let tries = 1; tries < 10 && !turn.isWithinLife; tries += 1) turn = await withinQuota();
    const [first, cold, warm] = turn.pages;
    expect([first, cold, warm].map(({ cache }) => cache)).toEqual(['miss', 'page.location', 'page']);
    expect(new Set([first, cold, warm].map(({ withoutNonce }) => withoutNonce)).size).toBe(1);
    expect(new Set([first, cold, warm].map(({ nonce }) => nonce)).size).toBe(3);
    for (const { text, nonce, response } of [cold, warm]) {
      expect(noncesOf(text)).toEqual(new Set([nonce]));
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    }
    expect(stub.callsTo(HOT)).toHaveLength(1);
  });

  it('stay behind the gate, and are gone when the status, its flags or the settings are others [GATE-21 GATE-47]', async () => {
    await read();
    await coldIsolate({ GATE_DENY_COUNTRIES: 'TH' });
    const refused = await read(HOME, { 'X-Sandbox-Country': 'TH' });
    expect([refused.response.status, refused.isKept]).toEqual([451, false]);
    await coldIsolate({ SITE_NAME: 'Another name' });
    expect((await read()).isKept).toBe(false);

    const flags = { ...openStatus().info, whitelabel: { USERNAMEREG3: '1' } };
    stub.on(STATUS, ok(openStatus({ info: flags })));
    await site.post('/sandbox/reset', {});
    expect((await read()).isKept).toBe(false);

    stub.on(STATUS, ok(openStatus({ maintenance: true })));
    await site.post('/sandbox/reset', {});
    expect((await read()).response.status).toBe(503);
    await coldIsolate();
    const closed = await read();
    expect([closed.response.status, closed.isKept]).toEqual([503, false]);
  });

  it('are dropped by a command of the sandbox [GATE-47]', async () => {
    stub.on(HOT, games('Before'));
    await read();
    stub.on(HOT, games('After'));
    await site.post('/sandbox/reset', {});
    const anew = await read();
    expect([anew.cache, anew.text.includes('After')]).toEqual(['miss', true]);
    await coldIsolate();
    const cold = await read();
    expect([cold.cache, cold.text.includes('After')]).toEqual(['page.location', true]);
  });

  it('are apart by language, phone, host and search, whatever hostile headers came with the first [GATE-47]', async () => {
    const hostile = {
      'X-Forwarded-Host': 'evil.example',
      'X-Original-URL': '/m/evil',
      'User-Agent': 'evil"><script>',
      Cookie: 'language=vi; download_bar=evil; _x=1',
      'X-Stored-At': '1',
    };
    const first = await read(HOME, hostile);
    await read(`${HOME}?evil=1`, hostile);
    await read('https://evil.example/m/home', hostile);
    await coldIsolate();
    const clean = await read();
    expect([clean.cache, clean.withoutNonce]).toEqual(['page.location', first.withoutNonce]);
    expect(clean.text).not.toContain('evil');
    for (const [path, headers] of [
      [HOME, { Cookie: 'language=en' }],
      [HOME, { 'User-Agent': IPHONE }],
      [HOME, { Cookie: 'download_bar=closed' }],
      ['https://other.example/m/home', {}],
      [`${HOME}?category=NEW`, {}],
    ] as [string, Record<string, string>][]) {
      const other = await read(path, headers);
      expect(other.isKept).toBe(false);
    }
  });

  it('are neither given to members nor made by them [GATE-47]', async () => {
    const Cookie = await sessionCookie('tok');
    expect((await read(HOME, { Cookie })).text).toContain('minhan');
    await coldIsolate();
    const guest = await read();
    expect([guest.cache === 'page.location', guest.text.includes('minhan')]).toEqual([false, false]);
    await coldIsolate();
    const member = await read(HOME, { Cookie });
    expect([member.cache === 'page.location', member.text.includes('minhan')]).toEqual([false, true]);
    expect((await read()).cache).toBe('page.location');
  });
});
