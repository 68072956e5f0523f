import { beforeEach, describe, expect, it } from 'vitest';
import { BACKOFF } from '@/demo/bank/notices';
import { changeChannel } from '../../db/deposits';
import { DEMO_ACCOUNT } from '../../seed/demo-bank';
import { asMember } from '../../testing/as-member';
import { type DepositResponse, openDeposit } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
let member: Awaited<ReturnType<typeof asMember>>;
beforeEach(async () => {
  gateway = await startGateway();
  member = await asMember(gateway, 'test_001');
});

const opened = async (fields?: Record<string, unknown>) =>
  (await openDeposit(gateway, member.token, fields)).body.value as DepositResponse;
const stateOf = async (orderNo: string) =>
  ((await member.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.value as DepositResponse).state;
const balance = async () =>
  ((await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance;
const pass = (seconds: number) => gateway.sandbox('/clock', { offsetSeconds: seconds });

/** A call of the bank's page. */
async function ask(call: string, body: object) {
  const response = await gateway.send(`/sandbox/bank/api/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
const transfer = (reference: string, more: object = {}) =>
  ask('transfer', {
    accountNumber: DEMO_ACCOUNT.accountNumber,
    reference,
    amount: 500_000,
    ...more,
  });
const passOf = ({ payUrl }: DepositResponse) => new URL(payUrl ?? '').hash.replace('#pass=', '');

describe('the demo bank', () => {
  it('pays a transfer by its text, tells it twice or pays it twice [MONEY-02]', async () => {
    const { orderNo, transfer: how } = await opened();
    const reference = how?.reference ?? '';
    expect(await transfer(reference.toLowerCase(), { copies: 2 })).toEqual({ ok: true });
    expect([await stateOf(orderNo), await balance()]).toEqual(['arrived', 1_500_000]);
    await transfer(reference, { payments: 2, amount: '100000' });
    expect(await balance()).toBe(1_700_000);
    expect(await transfer(reference, { accountNumber: '1' })).toMatchObject({ reason: 'account.unknown' });
    expect(await transfer(reference, { amount: '1e3' })).toMatchObject({ reason: 'request.invalid' });
  });

  it('pays an order on its page, all of it or less, or refuses it; nobody makes up its address [MONEY-02]', async () => {
    await changeChannel(gateway.db, { merchant: 'hoadang', id: 'page' }, { hours: null });
    const order = await opened({ channelId: 'page', option: 'PHUSA' });
    const page = passOf(order);
    expect(await ask('open', { pass: page })).toMatchObject({
      amount: 500_000,
      backPath: `/m/voucherCenter/${order.orderNo}`,
    });
    await ask('pay', { pass: page, amount: '200000' });
    expect(await stateOf(order.orderNo)).toBe('partlyPaid');
    const other = await opened({ channelId: 'wallet' });
    await ask('refuse', { pass: passOf(other) });
    expect(await stateOf(other.orderNo)).toBe('refused');
    await ask('pay', { pass: passOf(other) });
    expect(await stateOf(other.orderNo)).toBe('arrived');
    expect(await ask('open', { pass: `${page}x` })).toEqual({ ok: false, reason: 'pass.unknown' });
    expect(await ask('open', { pass: '' })).toEqual({ ok: false, reason: 'pass.unknown' });
  });

  it('tells again, later each time, until the gateway has heard it [MONEY-02]', async () => {
    const { orderNo, transfer: how } = await opened();
    const broken = { path: '/pgw/payments/received', status: 503, body: '{}', times: 2 };
    await gateway.sandbox('/fault', broken);
    await transfer(how?.reference ?? '');
    expect(await stateOf(orderNo)).toBe('pending');
    await pass(BACKOFF[0] - 1);
    expect(await stateOf(orderNo)).toBe('pending');
    await pass(BACKOFF[0] + 1);
    expect(await stateOf(orderNo)).toBe('pending');
    await pass(BACKOFF[0] + 1 + BACKOFF[1]);
    expect([await stateOf(orderNo), await balance()]).toEqual(['arrived', 1_500_000]);
  });

  it('tells late what was paid, even when the order has expired [MONEY-02]', async () => {
    const { orderNo, transfer: how } = await opened();
    await transfer(how?.reference ?? '', { delaySeconds: 1_200 });
    await pass(1_000);
    expect(await stateOf(orderNo)).toBe('expired');
    await pass(1_201);
    expect(await stateOf(orderNo)).toBe('arrived');
  });

  it('is not there outside the sandbox', async () => {
    const strict = await startGateway({ SANDBOX: undefined });
    for (const path of ['/sandbox/bank/', '/sandbox/bank/pay', '/sandbox/bank/api/open']) {
      expect((await strict.send(path, { method: path.includes('api') ? 'POST' : 'GET' })).status).toBe(404);
    }
    for (const path of ['/sandbox/bank', '/sandbox/bank/', '/sandbox/bank/pay'])
      expect([path, (await gateway.send(path)).status]).toEqual([path, 200]);
  });
});
