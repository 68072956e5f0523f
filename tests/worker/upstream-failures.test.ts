import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getGame } from '../../contracts/games/game-detail';
import { launchGame } from '../../contracts/games/launch-game';
import { addRecent } from '../../contracts/games/recents';
import { addressOf, payloadOf } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
import { type Handler, json, ok, type StubGateway, startStubGateway } from './support/stub-gateway';

const JOIN = '/wps/promotions/signup';
const READ = '/wps/announcements/read';
const WALLET = '/wps/wallets/gcs';
let stub: StubGateway;
let site: Site;
let Cookie: string;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, GATEWAY_TIMEOUT_MS: '2000' });
  Cookie = await sessionCookie('tok-upstream');
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const html =
  (status: number): Handler =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html', Server: 'upstream/1.0', 'Set-Cookie': 'upstream=1' })
      .end('<h1>upstream stack trace at Database.java:42</h1>');
const type =
  (contentType: string, body: string): Handler =>
  (response) =>
    response.writeHead(200, { 'Content-Type': contentType }).end(body);
const envelope = (value: unknown) => ({ success: true, value });

/** The wallet, packed, and what is said of how. */
const packed =
  (coding: string | undefined, pack: (text: string) => Buffer): Handler =>
  (response) => {
    const body = pack(JSON.stringify(envelope({ sumBalance: 3 })));
    const headers = { 'Content-Type': 'application/json', ...(coding && { 'Content-Encoding': coding }) };
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  };

describe('a gateway that packs its answers', () => {
  it.each<[string, (text: string) => Buffer]>([
    ['gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
    ['zstd', zlib.zstdCompressSync],
    ['x-gzip', zlib.gzipSync],
    ['GZIP', zlib.gzipSync],
    ['gzip, br', (text) => zlib.brotliCompressSync(zlib.gzipSync(text))],
    ['identity', (text) => Buffer.from(text)],
  ])('is read, asked for it or not: %s [CALL-04]', async (coding, pack) => {
    stub.on(WALLET, packed(coding, pack));
    const answer = await site.fetch(WALLET, { headers: { Cookie } });
    expect(await answer.json()).toMatchObject({ success: true, value: { sumBalance: 300 } });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
  });
});

describe('a failing gateway', () => {
  it.each<[string, Handler, number, string]>([
    ['a stack trace with 500', html(500), 502, 'gateway.unavailable'],
    ['a page with 200', html(200), 502, 'gateway.bad.answer'],
    ['a page with 404', html(404), 502, 'gateway.bad.answer'],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: 'https://upstream.example/' }).end(),
      502,
      'gateway.bad.answer',
    ],
    [
      'JSON of another type',
      type('text/plain', JSON.stringify(envelope({ sumBalance: 1 }))),
      502,
      'gateway.bad.answer',
    ],
    ['broken JSON', type('application/json', '{"success":tr'), 502, 'gateway.bad.answer'],
    [
      'a body that is not gzip as it says',
      packed('gzip', (text) => Buffer.from(text)),
      502,
      'gateway.bad.answer',
    ],
    ['a body that is not zstd as it says', packed('zstd', zlib.gzipSync), 502, 'gateway.bad.answer'],
    ['gzip without saying so', packed(undefined, zlib.gzipSync), 502, 'gateway.bad.answer'],
    [
      'gzip that is cut',
      packed('gzip', (text) => zlib.gzipSync(text).subarray(0, 30)),
      502,
      'gateway.bad.answer',
    ],
    ['a coding that nobody knows', packed('compress', zlib.gzipSync), 502, 'gateway.bad.answer'],
    ['no frame', json({ sumBalance: 1 }), 502, 'gateway.bad.answer'],
    [
      'a value that breaks the contract',
      json(envelope({ sumBalance: 'upstream' })),
      502,
      'gateway.bad.answer',
    ],
    [
      'an endless answer',
      json(envelope({ sumBalance: 1, padding: 'x'.repeat(2_200_000) })),
      502,
      'gateway.bad.answer',
    ],
    [
      'a frame with 500',
      json({ success: false, errorCode: 'unknown', message: 'upstream' }, 500),
      502,
      'unknown',
    ],
    ['a dropped connection', (response) => response.destroy(), 502, 'gateway.unavailable'],
    ['silence', () => {}, 504, 'gateway.timeout'],
    [
      'headers and then silence',
      (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
      504,
      'gateway.timeout',
    ],
  ])(
    'that answers with %s becomes a clean refusal [CALL-04 ERR-55]',
    async (_, handler, status, errorCode) => {
      stub.on(WALLET, handler);
      const answer = await site.fetch(WALLET, { headers: { Cookie } });
      expect(answer.status).toBe(status);
      const text = await answer.text();
      expect(JSON.parse(text)).toEqual({ success: false, errorCode, value: null });
      expect(text + JSON.stringify([...answer.headers])).not.toMatch(/upstream|Database|tok-/);
    },
  );

  it('that drops one connection is asked once more; that stays down, twice in all [CALL-04]', async () => {
    stub.on(WALLET, (response, call) => {
      stub.on(WALLET, ok({ sumBalance: 3 }));
      expect(call.headers.authorization).toBe('Bearer tok-upstream');
      response.destroy();
    });
    const answer = await site.fetch(WALLET, { headers: { Cookie } });
    expect(await answer.json()).toMatchObject({ success: true, value: { sumBalance: 300 } });
    expect(stub.callsTo(WALLET).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer tok-upstream',
      'Bearer tok-upstream',
    ]);
    stub.reset();
    stub.on(WALLET, (response) => response.destroy());
    expect((await site.fetch(WALLET, { headers: { Cookie } })).status).toBe(502);
    expect(stub.callsTo(WALLET)).toHaveLength(2);
  });

  it('that drops a write gets it once more where it is done once for its key, under the same one [MONEY-21 CALL-04]', async () => {
    const key = crypto.randomUUID();
    stub.on(JOIN, (response) => {
      stub.on(JOIN, ok(null));
      response.destroy();
    });
    const headers = { Cookie, 'Idempotency-Key': key };
    expect((await site.post(JOIN, { promotionId: 509 }, headers)).status).toBe(200);
    const sent = stub.callsTo(JOIN).map(({ headers, body }) => [headers['idempotency-key'], body]);
    expect(sent).toEqual(Array(2).fill([key, '{"promotionId":509}']));
    stub.reset();
    stub.on(READ, (response) => response.destroy());
    expect((await site.post(READ, { announcementId: 701, read: true }, headers)).status).toBe(502);
    expect(stub.callsTo(READ)).toHaveLength(1);
  });

  it('that is silent is not asked again [CALL-04]', async () => {
    stub.on(WALLET, () => {});
    expect((await site.fetch(WALLET, { headers: { Cookie } })).status).toBe(504);
    expect(stub.callsTo(WALLET)).toHaveLength(1);
  });

  it('does not take the pages down while its status is known [GATE-16]', async () => {
    stub.on('/wps/system/status', html(500));
    expect((await site.fetch('/m/home')).status).toBe(200);
  });
});

describe('a note behind the answer', () => {
  const launch = () =>
    site.fetch(addressOf('launchFn'), {
      method: 'POST',
      headers: { Cookie, Origin: ORIGIN, 'Content-Type': 'application/json', 'x-tsr-serverFn': 'true' },
      body: payloadOf({ nodeId: '90001', freeplay: false }),
    });

  it.each<[string, Handler, object]>([
    ['is slow', (response, call) => void setTimeout(() => ok(null)(response, call), 600), {}],
    [
      'is dropped',
      (response) => void setTimeout(() => response.destroy(), 600),
      { cause: 'gateway.unavailable' },
    ],
    ['never comes', () => {}, { cause: 'gateway.timeout' }],
  ])(
    'that %s holds no launch; the runtime keeps it until its end, and its failure is one line',
    async (_, note, line) => {
      site.logs.length = 0;
      stub.on(getGame.path, ok(getGame.example.output));
      stub.on(launchGame.path, ok(launchGame.example.output));
      let noted = false;
      stub.on(addRecent.path, (response, call) => {
        response.on('close', () => {
          noted = true;
        });
        note(response, call);
      });
      const answer = await launch();
      expect([answer.status, noted]).toEqual([200, false]);
      expect(await answer.text()).toContain(launchGame.example.output.url);
      await expect.poll(() => noted, { timeout: 5_000 }).toBe(true);
      const failed = () =>
        site.logs.map((text) => JSON.parse(text)).filter(({ event }) => event === 'background.failed');
      if ('cause' in line) await expect.poll(failed).toMatchObject([line]);
      else expect(failed()).toEqual([]);
      expect(site.logs.join()).not.toMatch(/tok-upstream|90001|Uncaught|unhandled/i);
    },
  );
});
