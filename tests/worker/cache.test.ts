import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, type StubGateway, startStubGateway } from './support/stub-gateway';

const GAMES = '/lgw/games/hot';
const NEWS = '/wps/announcements';
const games = (name: string) =>
  ok({ list: [{ nodeId: 1, gameName: name, gameType: 'RNG', vassalage: 'V' }] });
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, MERCHANT_CODE: 'cache' });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await site.fetch(path, { headers })).text();

describe('the shared cache on workerd', () => {
  it('asks the gateway once for all who come together, and again for nobody while it is fresh [GATE-47]', async () => {
    stub.on(GAMES, (response, call) => {
      setTimeout(() => games('together')(response, call), 200);
    });
    const texts = await Promise.all(Array.from({ length: 20 }, () => read(`${GAMES}?language=EN`)));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('together');
    expect(await read(`${GAMES}?language=EN&ignored=1`)).toBe(texts[0]);
    expect(stub.callsTo(GAMES)).toHaveLength(1);
  });

  it('outlives the isolate [GATE-47]', async () => {
    stub.on(GAMES, games('before'));
    await read(`${GAMES}?language=TH`);
    stub.on(GAMES, games('after'));
    await site.restart({});
    expect(await read(`${GAMES}?language=TH`)).toContain('before');
    expect(stub.callsTo(GAMES)).toHaveLength(1);
  });

  it('keeps the hosts of live rooms nowhere: each visitor is told who is live now [CHAT-13]', async () => {
    const ANCHORS = '/wps/chat/anchors';
    const host = (nickName: string) => ok({ list: [{ anchorId: 1, nickName, roomType: 'FREE' }] });
    for (const name of ['Lan', 'Cua', 'Rua']) {
      stub.on(ANCHORS, host(name));
      const answer = await site.fetch(`${ANCHORS}?type=hot&language=EN`);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await answer.text()).toContain(name);
    }
    const calls = stub.callsTo(ANCHORS);
    expect(calls).toHaveLength(3);
    expect(calls[0]?.headers['module-id']).toBe('CBS3');
  });

  it('keeps answers bought with a token out, and never gives a member what guests get [GATE-47]', async () => {
    const Cookie = await sessionCookie('tok');
    const path = `${NEWS}?types=B`;
    stub.on(NEWS, ok({ hot: [{ id: 'mine' }] }));
    expect(await read(path, { Cookie })).toContain('"mine"');
    stub.on(NEWS, ok({ hot: [{ id: 'public' }] }));
    expect(await read(path)).toContain('"public"');
    stub.on(NEWS, ok({ hot: [{ id: 'mine again' }] }));
    expect(await read(path, { Cookie })).toContain('"mine again"');
    expect(await read(path)).toContain('"public"');
  });

  it('keeps languages apart and cannot be split by headers [GATE-47]', async () => {
    stub.on(GAMES, games('x'));
    const path = `${GAMES}?language=JA`;
    await read(path);
    await read(path, { Cookie: 'language=ja', 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' });
    await read(path, { 'X-Forwarded-Host': 'evil.example', Accept: 'text/evil' });
    expect(stub.callsTo(GAMES).map(({ headers }) => headers['accept-language'])).toEqual(['vi', 'ja']);
  });
});
