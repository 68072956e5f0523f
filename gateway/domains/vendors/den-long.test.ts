import { beforeAll, describe, expect, it } from 'vitest';
import { signedForm } from '@/demo/vendor/den-long-wallet';
import { DEMO_VENDOR_SECRET, DEN_LONG_SECRET } from '@/demo/vendor/names';
import { auditLedger } from '../../db/ledger';
import { DEN_LONG_SLOT, launch, launchOf, refusalOf, sitDown, vendorWallet } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { DEN_LONG_PATH, TIME_HEADER } from './den-long';

const account = 'test_001';
const OPENING = 1_000_000;
const { nodeId } = DEN_LONG_SLOT;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

type Fields = Record<string, string>;
type Sent = {
  secret?: string;
  now?: number;
  signed?: Fields | URLSearchParams;
  method?: string;
  time?: string;
};

/** A call as it travels; `signed` are the fields that the signature is over, where they are others than the sent ones. */
async function send(
  fields: Fields | URLSearchParams,
  { secret = DEN_LONG_SECRET, now, signed = fields, time }: Sent = {},
) {
  const request = new Request(`http://gateway.internal${DEN_LONG_PATH}`, { method: 'POST' });
  signedForm(request, new URLSearchParams(signed), secret, now);
  if (time !== undefined) request.headers.set(TIME_HEADER, time);
  const body = String(new URLSearchParams(fields));
  const answer = await gateway.send(DEN_LONG_PATH, { method: 'POST', headers: request.headers, body });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** A member at a game of the vendor, by the wire alone. */
async function seated(wanted: { freeplay?: 0 | 1 } = {}) {
  const { launchToken } = launchOf(await launch(gateway, { account, nodeId, ...wanted }));
  const { body } = await send({ cmd: 'open', ticket: launchToken });
  const { player } = body as { player: string };
  const round = { player, round: 'r', node: String(nodeId) };
  const funds = async () => ((await send({ cmd: 'funds', player })).body as { balance: string }).balance;
  return { opened: body, player, round, funds };
}

describe('the dialect of den-long', () => {
  it('is launched with a ticket in the fragment of the address, which is no launch token of another vendor', async () => {
    const answer = await launch(gateway, { account, nodeId });
    expect(answer.value.url).toMatch(/^https:\/\/site\.example\/sandbox\/vendor\/play#ticket=[\w-]{43}$/);
    const { launchToken } = launchOf(answer);
    expect(await refusalOf(vendorWallet(gateway).authenticate({ launchToken }))).toBe('launch.token.invalid');
    expect((await send({ cmd: 'open', ticket: launchToken })).body).toMatchObject({
      code: 0,
      node: nodeId,
      game: DEN_LONG_SLOT.gameCode,
      fun: 0,
      cur: 'VND',
      lang: 'vi',
      balance: '1000000.00',
      back: 'https://site.example/m/slot-games',
    });
    expect((await send({ cmd: 'open', ticket: launchToken })).body).toEqual({ code: 10 });
  });

  it('takes bets below zero, pays what they won and refunds them, each once', async () => {
    const { round, player, funds } = await seated();
    const bet = { cmd: 'bet', ...round, tx: 'b1', sum: '-1000.50' };
    expect((await send(bet)).body).toEqual({ code: 0, tx: 'b1', balance: '998999.50', again: 0 });
    const settled = { cmd: 'settle', ...round, tx: 'w1', of: 'b1', sum: '2500.00' };
    expect((await send(settled)).body).toEqual({ code: 0, tx: 'w1', balance: '1001499.50', again: 0 });
    expect((await send(bet)).body).toEqual({ code: 0, tx: 'b1', balance: '998999.50', again: 1 });
    expect((await send(settled)).body).toEqual({ code: 0, tx: 'w1', balance: '1001499.50', again: 1 });
    expect((await send({ ...bet, sum: '-1000.51' })).body).toEqual({ code: 33 });
    await send({ ...bet, tx: 'b2' });
    const refund = { cmd: 'refund', player, tx: 'c2', of: 'b2' };
    expect((await send(refund)).body).toMatchObject({ code: 0, balance: '1001499.50', again: 0 });
    expect((await send({ ...settled, tx: 'w2', of: 'b2' })).body).toEqual({ code: 32 });
    await send({ ...bet, tx: 'b3', sum: '-1499.50' });
    await send({ ...settled, tx: 'w3', of: 'b3', sum: '0.00' });
    expect((await send({ ...refund, tx: 'c3', of: 'b3' })).body).toEqual({ code: 31 });
    expect(await funds()).toBe('1000000.00');
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('refuses by number: more than there is, an unknown player or bet, a shut site, a disabled account, play money, no call', async () => {
    const { round, player, funds } = await seated();
    const bet = { cmd: 'bet', ...round, tx: 'n1', sum: '-1000.00' };
    expect((await send({ ...bet, sum: `-${OPENING}.01` })).body).toEqual({ code: 20 });
    expect((await send({ ...bet, player: 'nobody' })).body).toEqual({ code: 11 });
    const settle = { cmd: 'settle', ...round, tx: 'n2', of: 'never', sum: '1.00' };
    expect((await send(settle)).body).toEqual({ code: 30 });
    await gateway.sandbox('/maintenance', { on: true });
    expect((await send(bet)).body).toEqual({ code: 40 });
    await gateway.sandbox('/maintenance', { on: false });
    await gateway.sandbox('/members/status', { account, status: 'disabled' });
    expect((await send(bet)).body).toEqual({ code: 13 });
    await gateway.sandbox('/members/status', { account, status: 'active' });
    const playing = await seated({ freeplay: 1 });
    expect((await send({ ...bet, ...playing.round })).body).toEqual({ code: 12 });
    const wrong: Fields[] = [
      { ...bet, sum: '1000.00' },
      { ...bet, sum: '0.00' },
      { ...bet, sum: '-1000' },
      { ...bet, sum: '-1e3' },
      { ...settle, sum: '-1.00' },
      { ...bet, node: 'x' },
      { ...bet, cmd: 'take' },
      { ...bet, more: '1' },
      { cmd: 'funds' },
      {},
    ];
    const twofold = `cmd=funds&player=nobody&player=${player}`;
    expect((await send(new URLSearchParams(twofold))).body).toEqual({ code: 1 });
    for (const fields of wrong) expect([fields, (await send(fields)).body]).toEqual([fields, { code: 1 }]);
    expect((await send({ cmd: 'funds', player })).headers.get('Cache-Control')).toBe('no-store');
    expect(await funds()).toBe('1000000.00');
  });

  it('is signed with the vendor’s own secret over time and fields in any order, and dated within five minutes', async () => {
    const { player } = await seated();
    const fields = { cmd: 'funds', player };
    const right = { code: 0, balance: '1000000.00' };
    expect((await send({ player, cmd: 'funds' }, { signed: fields })).body).toEqual(right);
    const unsigned = { status: 200, body: { code: 2 } };
    expect(await send(fields, { secret: DEMO_VENDOR_SECRET })).toMatchObject(unsigned);
    expect(await send(fields, { secret: '' })).toMatchObject(unsigned);
    expect(await send(fields, { signed: { ...fields, player: 'other' } })).toMatchObject(unsigned);
    expect(await send({ ...fields, more: '' }, { signed: fields })).toMatchObject(unsigned);
    const now = Date.now();
    expect(await send(fields, { now, time: String(Math.floor(now / 1000) + 1) })).toMatchObject(unsigned);
    for (const seconds of [-310, 310]) {
      expect(await send(fields, { now: now + seconds * 1000 })).toMatchObject(unsigned);
    }
    expect((await send(fields, { now: now - 290_000 })).body).toEqual(right);
    await gateway.sandbox('/clock', { offsetSeconds: 3600 });
    expect((await send(fields)).body).toEqual(right);
    await gateway.sandbox('/clock', { offsetSeconds: 0 });
  });

  it('is the only one that its vendor is heard in, and no other vendor is heard in it', async () => {
    const { player, funds } = await seated();
    const inJson = vendorWallet(gateway, 'den-long', DEN_LONG_SECRET);
    expect(await refusalOf(inJson.balance({ playerId: player }))).toBe('vendor.signature.wrong');
    const other = await sitDown(gateway, { account });
    expect((await send({ cmd: 'funds', player: other.player.playerId })).body).toEqual({ code: 11 });
    expect(await funds()).toBe('1000000.00');
  });

  it('is not signed with the demo secret outside the sandbox', async () => {
    const strict = await startGateway({ SANDBOX: undefined });
    const request = new Request(`http://gateway.internal${DEN_LONG_PATH}`, { method: 'POST' });
    const form = new URLSearchParams({ cmd: 'funds', player: 'x' });
    const { headers } = signedForm(request, form, DEN_LONG_SECRET);
    const answer = await strict.call(DEN_LONG_PATH, { method: 'POST', headers, body: String(form) });
    expect(answer.body).toEqual({ code: 2 });
  });
});
