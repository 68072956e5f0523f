import { beforeEach, describe, expect, it } from 'vitest';
import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { MOST_MONEY } from '@/contracts/shared/minor-units';
import { auditMoney } from '../../db/audit-money';
import { findByReference } from '../../db/deposits';
import { HOUSE_UNMATCHED, readMemberBalance } from '../../db/ledger';
import { NoOrderWaitsError, writePayment } from '../../db/payments';
import { type DepositOrder, payments } from '../../db/schema';
import { readBalance } from '../../db/wallets';
import { moveMoney } from '../../demo/sandbox/record';
import { newReference } from '../../platform/order-no';
import { DEMO_BANK } from '../../seed/demo-bank';
import { asMember } from '../../testing/as-member';
import { type DepositResponse, openDeposit, tell } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const SECRET = 'another-secret-of-enough-letters';
let gateway: TestGateway;
let reference: string;
beforeEach(async () => {
  gateway = await startGateway();
  reference = await waitingIn(gateway);
});

async function waitingIn(where: TestGateway): Promise<string> {
  const { token } = await asMember(where, 'test_001');
  const { value } = (await openDeposit(where, token)).body;
  return (value as DepositResponse).transfer?.reference ?? '';
}
const received = (more: object = {}) => ({ transactionId: 't-1', reference, amount: 500_000, ...more });

describe('what a payment provider tells', () => {
  it('is heard with its signature over time, path and body alone, for five minutes [CALL-07]', async () => {
    const unsigned = { status: 401, body: { errorCode: 'payment.signature.wrong' } };
    expect(await tell(gateway, paymentReceived, received(), { secret: SECRET })).toMatchObject(unsigned);
    const now = Date.now();
    for (const seconds of [-310, 310]) {
      const then = { now: now + seconds * 1_000 };
      expect(await tell(gateway, paymentReceived, received(), then)).toMatchObject(unsigned);
    }
    const elsewhere = { path: paymentRefused.path };
    expect(await tell(gateway, paymentReceived, received(), elsewhere)).toMatchObject(unsigned);
    expect(await tell(gateway, paymentReceived, received({ provider: 'nobody' }))).toMatchObject(unsigned);
    expect((await tell(gateway, paymentReceived, received())).body.success).toBe(true);
  });

  it('is signed with the provider’s own secrets where there are some, with no demo’s outside the sandbox', async () => {
    const vars = { PAYMENT_SECRETS: JSON.stringify({ 'demo-bank': [SECRET, `${SECRET}-before`] }) };
    const own = await startGateway(vars);
    reference = await waitingIn(own);
    const status = async (secret?: string) =>
      (await tell(own, paymentReceived, received(), { secret })).status;
    expect([await status(), await status(SECRET), await status(`${SECRET}-before`)]).toEqual([401, 200, 200]);
    const strict = await startGateway({ SANDBOX: undefined });
    expect((await tell(strict, paymentReceived, received())).status).toBe(401);
  });

  it('is refused where it is not what the call takes', async () => {
    const code = async (more: object) =>
      (await tell(gateway, paymentReceived, received(more))).body.errorCode;
    for (const amount of [0, -1, 0.001, '500000']) expect(await code({ amount })).toBe('request.invalid');
    expect(await code({ more: 1 })).toBe('request.invalid');
    expect(await code({ amount: 2 ** 47 })).toBe('request.invalid');
    const refused = await tell(gateway, paymentRefused, { transactionId: 'r-1', reference, reason: 'whim' });
    expect(refused.body.errorCode).toBe('request.invalid');
  });

  it('of payouts is of no order where there are no withdrawals', async () => {
    const orderNo = 'RT261122-NOBODY';
    const told = { transactionId: 'p-1', orderNo };
    expect((await tell(gateway, payoutSettled, told)).body.errorCode).toBe('order.unknown');
    const failed = await tell(gateway, payoutFailed, { ...told, reason: 'account.wrong' });
    expect(failed.body.errorCode).toBe('order.unknown');
  });
});

describe('money that names no order', () => {
  const astray = (more: object = {}) => ({
    transactionId: 'a-1',
    reference: 'HDNOBODY',
    amount: 500_000,
    ...more,
  });
  const hear = async (more?: object) => (await tell(gateway, paymentReceived, astray(more))).body;
  const unmatched = async () =>
    ((await (await gateway.send('/sandbox/payments/unmatched')).json()) as { payments: object[] }).payments;
  const keptAside = () => readBalance(gateway.db, HOUSE_UNMATCHED);
  const match = (orderNo: string) => gateway.sandbox('/payments/match', { transactionId: 'a-1', orderNo });

  it('is heard once, kept aside and shown to staff; the books stay right [MONEY-02]', async () => {
    expect(await hear()).toMatchObject({ success: true, value: { repeated: false } });
    expect(await hear()).toMatchObject({ success: true, value: { repeated: true } });
    for (const other of [{ amount: 1 }, { reference }]) {
      expect((await hear(other)).errorCode).toBe('transaction.reused');
    }
    expect(await unmatched()).toEqual([
      expect.objectContaining({ transactionId: 'a-1', reference: 'HDNOBODY', amount: 500_000 }),
    ]);
    expect([await keptAside(), await auditMoney(gateway.db)]).toEqual([50_000_000, []]);
  });

  it('is credited to the order that staff have found, once, whoever else is found later [MONEY-02]', async () => {
    await hear();
    const member = await asMember(gateway, 'test_001');
    const orders = [];
    for (const key of [crypto.randomUUID(), crypto.randomUUID()]) {
      const { value } = (await openDeposit(gateway, member.token, { channelId: 'wallet' }, key)).body;
      orders.push((value as DepositResponse).orderNo);
    }
    const [first = '', second = ''] = orders;
    expect(await match(first)).toEqual({ orderNo: first });
    expect(await match(second)).toEqual({ orderNo: first });
    const { value } = (await member.get(`/wps/deposit/order?orderNo=${first}`)).body;
    expect(value).toMatchObject({ state: 'arrived', paid: 500_000, credited: 497_500 });
    expect(await hear()).toMatchObject({ success: true, value: { repeated: true } });
    expect([await unmatched(), await keptAside(), await auditMoney(gateway.db)]).toEqual([[], 0, []]);
  });

  it('and money that a wallet has no room for is not lost either: it waits for its order [MONEY-02]', async () => {
    const { memberId = 0, orderNo } = (await findByReference(gateway.db, DEMO_BANK, reference)) ?? {};
    const room = MOST_MONEY - (await readMemberBalance(gateway.db, memberId));
    await moveMoney(gateway.db, memberId, { kind: 'bonus', amount: room }, Date.now());
    const hearIt = () => hear({ reference });
    expect(await hearIt()).toMatchObject({ success: true, value: { repeated: false } });
    expect(await hearIt()).toMatchObject({ success: true, value: { repeated: true } });
    expect([await keptAside(), await auditMoney(gateway.db)]).toEqual([50_000_000, []]);
    await moveMoney(gateway.db, memberId, { kind: 'bonus', amount: -room }, Date.now());
    expect(await match(orderNo as string)).toEqual({ orderNo });
    expect([await keptAside(), await auditMoney(gateway.db)]).toEqual([0, []]);
  });

  it('is not made up: what nobody paid is matched to no order, and the database refuses what was not kept aside [MONEY-02]', async () => {
    expect(await match('NT260822-NOBODY')).toMatchObject({ errorCode: 'order.unknown' });
    const order = await findByReference(gateway.db, DEMO_BANK, reference);
    const amounts = { amount: 50_000_000, playTimes: 0, isMatched: true, noticesOf: null };
    const payment = { provider: DEMO_BANK, id: 'a-1', ...amounts };
    expect(await writePayment(gateway.db, { ...payment, order: order as DepositOrder }, 1)).toBe(false);
    await hear();
    const unkept = { ...payment, order: order as DepositOrder, isMatched: false };
    expect(await writePayment(gateway.db, unkept, 1)).toBe(false);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });
});

describe('a transfer whose text a bank has altered', () => {
  type Opened = DepositResponse & { reference: string };
  const open = async (account: string, fields: object = {}): Promise<Opened> => {
    const { token } = await asMember(gateway, account);
    const value = (await openDeposit(gateway, token, { ...fields })).body.value as DepositResponse;
    return { ...value, reference: value.transfer?.reference ?? '' };
  };
  const hear = async (text: string, more: object = {}) => {
    const told = { transactionId: crypto.randomUUID(), reference: text, amount: 500_000, ...more };
    return (await tell(gateway, paymentReceived, told)).body;
  };
  const creditedTo = async (text: string) => {
    const rows = await gateway.db.select().from(payments);
    return rows.filter((row) => row.reference === text).map(({ orderNo }) => orderNo);
  };
  const keptAside = () => readBalance(gateway.db, HOUSE_UNMATCHED);
  const unmatched = async () =>
    (
      (await (await gateway.send('/sandbox/payments/unmatched')).json()) as {
        payments: { reference: string; orders: string[] }[];
      }
    ).payments;
  const right = async () => expect(await auditMoney(gateway.db)).toEqual([]);

  const ALTERED: readonly [string, (reference: string) => string][] = [
    ['in small letters', (reference) => reference.toLowerCase()],
    ['with blanks inside', (reference) => reference.replace(/(.{4})/g, '$1 ')],
    ['with words around', (reference) => `CT DEN:512345678 ${reference} Nguyễn Văn A chuyển tiền`],
    ['grown together with its neighbours', (reference) => `MBVCB5123.${reference}CT tu 0123`],
    ['with a full stop and dashes', (reference) => `${reference.slice(0, 2)}-${reference.slice(2)}.`],
    ['doubled', (reference) => `${reference} ${reference}`],
    ['as long as a bank has room for', (reference) => `${'nap tien '.repeat(110)}${reference}`],
  ];
  it.each(ALTERED)('%s is credited once, whatever is told again [MONEY-02 MONEY-21]', async (_, alter) => {
    const order = await open('test_002');
    const text = alter(order.reference);
    const told = { transactionId: 'again' };
    expect(await hear(text, told)).toMatchObject({ success: true, value: { repeated: false } });
    expect(await hear(text, told)).toMatchObject({ success: true, value: { repeated: true } });
    for (const other of [{ amount: 1 }, { reference: order.reference }, { reference }])
      expect((await hear(text, { ...told, ...other })).errorCode).toBe('transaction.reused');
    expect([await creditedTo(text), await keptAside()]).toEqual([[order.orderNo], 0]);
    await right();
  });

  it('stays with staff for another amount, or an order that is paid, cancelled, refused or over [MONEY-02]', async () => {
    const wrong = await open('test_002');
    await hear(wrong.reference.toLowerCase(), { amount: 499_999 });
    const paid = await open('test_002');
    await hear(paid.reference);
    await hear(`${paid.reference}.`);
    const cancelled = await open('test_002');
    const member = await asMember(gateway, 'test_002');
    await member.send('POST', '/wps/deposit/order/cancel', { orderNo: cancelled.orderNo });
    await hear(`${cancelled.reference}.`);
    const refused = await open('test_002');
    await tell(gateway, paymentRefused, {
      transactionId: 'r-1',
      reference: refused.reference,
      reason: 'declined',
    });
    await hear(`${refused.reference}.`);
    const late = await open('test_002');
    await gateway.sandbox('/clock', { offsetSeconds: 7_200 });
    await hear(`${late.reference}.`);
    const orders = [wrong, paid, cancelled, refused, late].map(({ orderNo }) => [orderNo]);
    // Staff see which order each was meant for.
    expect((await unmatched()).map((one) => one.orders)).toEqual(orders);
    expect(await keptAside()).toBe(4 * 50_000_000 + 49_999_900);
    await right();
  });

  it('stays with staff where it names two orders, the payer’s or somebody else’s, whatever they wait for [MONEY-02]', async () => {
    const [own, others, other] = [
      await open('test_002'),
      await open('test_003'),
      await open('test_002', { amount: 600_000 }),
    ];
    for (const second of [others, other, { reference }]) {
      const text = `${own.reference} ${second.reference}`;
      expect(await hear(text)).toMatchObject({ success: true, value: { repeated: false } });
      expect(await creditedTo(text)).toEqual([]);
    }
    const text = `${own.reference}${others.reference}`.toLowerCase();
    await hear(text);
    expect(await creditedTo(text)).toEqual([]);
    expect((await unmatched()).every(({ orders }) => orders.length === 2)).toBe(true);
    await right();
  });

  it('is the money of who is named, not of who pays, and nobody’s where it names many or no order [MONEY-02]', async () => {
    const [own, others] = [await open('test_002'), await open('test_003')];
    await hear(`tra cho ${others.reference}`);
    expect(await creditedTo(`tra cho ${others.reference}`)).toEqual([others.orderNo]);
    const flood = Array.from({ length: 40 }, () => newReference()).join(' ');
    for (const text of [
      flood,
      `${own.reference} ${flood}`,
      own.reference.slice(0, -1),
      `${own.reference.slice(0, -1)}1`,
      '   ',
    ])
      expect((await hear(text)).success).toBe(true);
    expect((await unmatched()).map(({ orders }) => orders)).toEqual([[], [], [], [], []]);
    await right();
  });

  it('pays the rest of an order that was paid in part, and no more [MONEY-02]', async () => {
    const order = await open('test_002');
    await hear(order.reference, { amount: 200_000 });
    await hear(`${order.reference}!`, { amount: 500_000 });
    expect(await creditedTo(`${order.reference}!`)).toEqual([]);
    await hear(`${order.reference}?`, { amount: 300_000 });
    expect(await creditedTo(`${order.reference}?`)).toEqual([order.orderNo]);
    await right();
  });

  it('is credited to an order once, when two come at once [MONEY-02 MONEY-21]', async () => {
    const order = await open('test_002');
    const text = order.reference.toLowerCase();
    const answers = await Promise.all([1, 2, 3].map(() => hear(text)));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect([await creditedTo(text), await keptAside()]).toEqual([[order.orderNo], 100_000_000]);
    await right();
  });

  it('of an order at another provider is matched by nobody but staff, and the database takes no other order for it [MONEY-02]', async () => {
    const order = (await findByReference(gateway.db, DEMO_BANK, reference)) as DepositOrder;
    const told = { text: 'hd', amount: 1, playTimes: 0, noticesOf: null };
    const payment = { provider: DEMO_BANK, id: 'd-1', order, ...told };
    await expect(writePayment(gateway.db, payment, Date.now())).rejects.toThrow(NoOrderWaitsError);
    await expect(
      writePayment(gateway.db, { ...payment, provider: 'another', text: reference }, Date.now()),
    ).rejects.toThrow(NoOrderWaitsError);
    await right();
  });
});
