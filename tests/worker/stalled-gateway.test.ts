import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Site, sessionCookie, startSite } from './support/site';
import { type Handler, ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

const WALLET = '/wps/wallets/gcs';
const HOT = '/lgw/games/hot?language=VI';
const MEMBER = '/wps/member/info';
const STATUS = '/wps/system/status';
const SIGN_UP = '/wps/promotions/signup';
const SILENCE: Handler = () => {};
const VISITORS = 60;
/** A gateway that is back is noticed within so many milliseconds. */
const RECOVERY = 5_000;
let stub: StubGateway;
let site: Site;
let headers: Record<string, string>;
let merchant = 0;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, GATEWAY_TIMEOUT_MS: '1000', SANDBOX: '1' });
  headers = { Cookie: await sessionCookie('tok-stalled') };
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  merchant += 1;
  // Without anything known, and with a breaker of its own.
  await site.restart({ MERCHANT_CODE: `stalled-${merchant}` });
});

const stall = () => stub.onAll(SILENCE);
/** To its end: what the page asks for is answered before anything stalls. */
const readHome = async () => (await site.fetch('/m/home')).text();
const recover = () => {
  stub.reset();
  stub.on(STATUS, ok(openStatus()));
  stub.on(WALLET, ok({ sumBalance: 1 }));
};
/** Visitors are told apart by their addresses: what one alone meets is closed for nobody else. */
const from = (visitor: number) => ({ 'X-Sandbox-Address': `203.0.113.${visitor}` });
const get = (path: string, visitor = 1) =>
  site.fetch(path, { headers: { ...from(visitor), ...(path.startsWith('/wps') && headers) } });
const wallet = (visitor = 1) => get(WALLET, visitor);
const crowd = async (visit: (visitor: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: VISITORS }, async (_, visitor) => (await visit(visitor)).status));
const events = () => site.logs.map((line) => JSON.parse(line).event);

it('asks a gateway that stalls for nobody but a probe: a crowd gets pages and what is known, and the outage at once [GATE-16]', async () => {
  recover();
  stub.on('/lgw/games/hot', ok({ list: [] }));
  expect((await site.fetch(HOT)).status).toBe(200);
  await readHome();
  stall();
  expect((await Promise.all([wallet(1), get(MEMBER, 2)])).map(({ status }) => status)).toEqual([504, 504]);

  const begun = stub.calls.length;
  expect(await crowd(wallet)).toEqual(Array(VISITORS).fill(502));
  expect(await crowd((visitor) => get(HOT, visitor))).toEqual(Array(VISITORS).fill(200));
  expect(await crowd((visitor) => get('/m/home', visitor))).toEqual(Array(VISITORS).fill(200));
  // Three crowds of sixty, and one call a second.
  expect(stub.calls.length - begun).toBeLessThan(VISITORS / 6);
  expect(await (await wallet()).json()).toEqual({
    success: false,
    errorCode: 'gateway.unavailable',
    value: null,
  });
});

it('sends no write into the silence, and answers none of what is known [CALL-04 MONEY-21]', async () => {
  recover();
  await readHome();
  stall();
  await Promise.all([wallet(1), get(MEMBER, 2)]);
  const key = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  const answers = Array.from({ length: 10 }, () => site.post(SIGN_UP, { promotionId: 509 }, key));
  for (const response of await Promise.all(answers)) {
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'gateway.unavailable' });
  }
  expect(stub.callsTo(SIGN_UP)).toEqual([]);
});

it.each<[string, () => Promise<Response>, number]>([
  ['a member’s call', () => wallet(3), 200],
  [
    'a write',
    () => site.post(SIGN_UP, { promotionId: 509 }, { ...headers, 'Idempotency-Key': crypto.randomUUID() }),
    200,
  ],
])('is open again for %s within five seconds of the gateway’s return [GATE-16]', async (_, ask, status) => {
  recover();
  await readHome();
  stall();
  await Promise.all([wallet(1), get(MEMBER, 2)]);
  expect((await ask()).status).toBe(502);
  site.logs.length = 0;
  recover();
  stub.on(SIGN_UP, ok(null));
  await expect.poll(async () => (await ask()).status, { timeout: RECOVERY, interval: 100 }).toBe(status);
  expect(events().filter((event) => event === 'gateway.back')).toEqual(['gateway.back']);
});

it('shows the outage at once to a crowd of which nobody knows anything yet, and lets them in within five seconds [GATE-16]', async () => {
  stall();
  for (const visitor of [1, 2]) expect((await get('/m/home', visitor)).status).toBe(503);
  const begun = stub.calls.length;
  expect(await crowd((visitor) => get('/m/home', visitor))).toEqual(Array(VISITORS).fill(503));
  expect(stub.calls.length - begun).toBeLessThanOrEqual(2);
  recover();
  const visit = async () => (await site.fetch('/m/home')).status;
  await expect.poll(visit, { timeout: RECOVERY, interval: 100 }).toBe(200);
});

it('closes nothing but the one operation that is slow [GATE-16]', async () => {
  recover();
  stub.on(WALLET, SILENCE);
  stub.on('/lgw/games/hot', ok({ list: [] }));
  for (const visitor of [1, 2]) expect((await wallet(visitor)).status).toBe(504);
  const slow = stub.callsTo(WALLET).length;
  expect(await crowd(wallet)).toEqual(Array(VISITORS).fill(502));
  expect(stub.callsTo(WALLET).length - slow).toBeLessThanOrEqual(2);
  expect((await site.fetch(HOT)).status).toBe(200);
  expect((await site.fetch('/m/home')).status).toBe(200);
});

it('closes nothing for others by what one visitor alone waited for in vain [GATE-16]', async () => {
  recover();
  stub.on(WALLET, SILENCE);
  stub.on(MEMBER, SILENCE);
  await Promise.all([wallet(1), wallet(1), get(MEMBER, 1)]);
  expect((await wallet(1)).status).toBe(502);
  stub.on(WALLET, ok({ sumBalance: 1 }));
  expect((await wallet(2)).status).toBe(200);
});
