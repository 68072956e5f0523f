import { beforeEach, describe, expect, it } from 'vitest';
import type { DepositKind } from '@/contracts/deposit/deposit-order';
import { paymentReceived, paymentRefused } from '@/contracts/payment/payment';
import { changeChannel, MOST_WAITING } from '../../db/deposits';
import { clearIdempotentCalls } from '../../db/idempotent-calls';
import { auditLedger } from '../../db/ledger';
import { DEMO_ACCOUNT } from '../../seed/demo-bank';
import { asMember } from '../../testing/as-member';
import { type DepositResponse, openDeposit, RETURN_URL, tell } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { isOpenAt } from './channels';
import { isOwnAddress } from './create';
import { depositState } from './state';

let gateway: TestGateway;
let member: Awaited<ReturnType<typeof asMember>>;
beforeEach(async () => {
  gateway = await startGateway();
  member = await asMember(gateway, 'test_001');
});

const open = async (fields?: Record<string, unknown>, key?: string) =>
  (await openDeposit(gateway, member.token, fields, key)).body;
const opened = async (fields?: Record<string, unknown>) => (await open(fields)).value as DepositResponse;
const orderOf = async (orderNo: string) =>
  (await member.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.value as DepositResponse;
const balance = async () =>
  ((await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance;
const cancel = async (orderNo: string) =>
  (await member.send('POST', '/wps/deposit/order/cancel', { orderNo })).body;
const pass = (seconds: number) => gateway.sandbox('/clock', { offsetSeconds: seconds });
const references = new Map<string, string>();
async function waiting(amount = 500_000) {
  const { orderNo, transfer } = await opened({ amount });
  const reference = transfer?.reference ?? '';
  references.set(orderNo, reference);
  const received = (transactionId: string, units = amount) =>
    tell(gateway, paymentReceived, { transactionId, reference, amount: units });
  return { orderNo, reference, received };
}

describe('the channels', () => {
  it('have each their own rules, in the language of the visitor [MONEY-02 MONEY-03]', async () => {
    const { list } = (await member.get('/wps/deposit/channels')).body.value as {
      list: Record<string, unknown>[];
    };
    expect(list.map(({ id, kind, name, feeRate, amounts }) => [id, kind, name, feeRate, amounts])).toEqual([
      ['transfer', 'transfer', 'Chuyển khoản ngân hàng', 0, 'any'],
      ['page', 'redirect', 'Cổng thanh toán', 0, 'any'],
      ['wallet', 'wallet', 'Ví điện tử', 50, 'any'],
      ['card', 'voucher', 'Thẻ cào điện thoại', 1500, 'picks'],
    ]);
    expect(list[0]).toMatchObject({ min: 50_000, max: 300_000_000, hours: null, open: true });
  });

  it.each([
    ['08:00', '22:00', '07:59', false],
    ['08:00', '22:00', '08:00', true],
    ['08:00', '22:00', '22:00', false],
    ['22:00', '02:00', '23:30', true],
    ['22:00', '02:00', '01:59', true],
    ['22:00', '02:00', '02:00', false],
    ['00:00', '24:00', '23:59', true],
  ])('that are open from %s to %s are at %s: %s [MONEY-02]', (from, to, time, open) => {
    expect(isOpenAt({ closed: false, hours: { from, to } }, time)).toBe(open);
    expect(isOpenAt({ closed: true, hours: { from, to } }, time)).toBe(false);
  });

  it('take nothing while they are closed, and no amount outside their limits [MONEY-02]', async () => {
    for (const amount of [49_999, 300_000_001, 500_000.5, 0, -500_000]) {
      expect([amount, (await open({ amount })).errorCode]).toEqual([amount, 'deposit.amount.refused']);
    }
    for (const amount of [
      '5e5',
      '500 000',
      '+500000',
      '500,000',
      '٥٠٠٠٠٠',
      '1e400',
      ' 500000',
      'NaN',
      null,
    ]) {
      expect([amount, (await open({ amount })).errorCode]).toEqual([amount, 'request.invalid']);
    }
    const card = { channelId: 'card', option: 'SENVIET', serial: '123456', pin: '123456' };
    expect((await open({ ...card, amount: 70_000 })).errorCode).toBe('deposit.amount.refused');
    await changeChannel(gateway.db, { merchant: 'hoadang', id: 'transfer' }, { closed: true });
    expect((await open()).errorCode).toBe('deposit.channel.closed');
    expect((await open({ channelId: 'none' })).errorCode).toBe('deposit.channel.closed');
    expect(await balance()).toBe(1_000_000);
  });
});

describe('an order', () => {
  it('is opened once for its key, and waits with all that is needed to pay [MONEY-03 MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const first = (await open({}, key)).value as DepositResponse;
    expect(first).toMatchObject({
      state: 'pending',
      amount: 500_000,
      fee: 0,
      paid: 0,
      credited: 0,
      payUrl: null,
      transfer: { accountNumber: DEMO_ACCOUNT.accountNumber, reference: expect.stringMatching(/^HD\w{8}$/) },
    });
    expect(first.orderNo).toMatch(/^NT\d{6}-[2-9A-HJ-NP-Z]{6}$/);
    expect((await open({}, key)).value).toEqual(first);
    expect((await open({ amount: 600_000 }, key)).errorCode).toBe('request.idempotency.reused');
    const { list } = (await member.get('/wps/deposit/orders')).body.value as { list: DepositResponse[] };
    expect(list.map(({ orderNo }) => orderNo)).toEqual([first.orderNo]);
  });

  it('is taken up again by the same intent when its answer was lost for good [MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const first = (await open({}, key)).value as DepositResponse;
    await gateway.sandbox('/reset');
    member = await asMember(gateway, 'test_001');
    expect(((await open({}, key)).value as DepositResponse).orderNo).toBe(first.orderNo);
    await clearIdempotentCalls(gateway.db);
    for (const other of [{ amount: 600_000 }, { channelId: 'wallet' }])
      expect((await open(other, key)).errorCode).toBe('request.idempotency.reused');
  });

  it('is paid at a page that leads back to it, or with a wallet, at an address for a second device [MONEY-02]', async () => {
    await changeChannel(gateway.db, { merchant: 'hoadang', id: 'page' }, { hours: null });
    const page = (await opened({ channelId: 'page', option: 'PHUSA' })) as DepositResponse & { qr: unknown };
    expect(page).toMatchObject({ transfer: null, qr: null });
    expect(page.payUrl).toMatch(/^https:\/\/site\.example\/sandbox\/bank\/pay#pass=/);
    const wallet = (await opened({ channelId: 'wallet' })) as DepositResponse & { qr: unknown };
    expect(wallet.qr).toBe(wallet.payUrl);
    expect(wallet).toMatchObject({ fee: 2_500 });
    expect((await open({ channelId: 'page' })).errorCode).toBe('request.invalid');
    expect((await open({ channelId: 'page', option: 'NOBODY' })).errorCode).toBe('request.invalid');
    expect((await open({ returnUrl: 'javascript:alert(1)' })).errorCode).toBe('request.invalid');
  });

  it.each([
    ['https://hoadang.example.com/m/voucherCenter', true],
    ['https://benmoc1.example.com/m/voucherCenter', true],
    ['http://hoadang.example.com/m/voucherCenter', false],
    ['https://hoadang.example.com.evil.example/m/voucherCenter', false],
    ['https://evil-hoadang.example.com/m/voucherCenter', false],
    ['https://m.hoadang.example.com/m/voucherCenter', false],
    ['https://hoadang.example.com@evil.example/m/voucherCenter', false],
    ['https://evil.example/m/voucherCenter#hoadang.example.com', false],
    ['https://hoadang.example.com/m/voucherCenter?to=https://evil.example', false],
    ['javascript://hoadang.example.com/%0aalert(1)', false],
  ])('leads back to %s: %s, outside the sandbox [MONEY-02]', (address, isOwn) => {
    const site = { mainDomain: 'https://hoadang.example.com', domainList: ['benmoc1.example.com'] };
    expect(isOwnAddress(address, site, false)).toBe(isOwn);
  });

  it('is an agent’s of any type to open, and no free account’s [ROLE-31 ROLE-39 ROLE-48]', async () => {
    const refusalOf = async (account: string) => {
      const { token } = await asMember(gateway, account);
      return (await openDeposit(gateway, token)).body.errorCode;
    };
    expect([await refusalOf('member41'), await refusalOf('member40')]).toEqual([null, 'account.trial']);
  });

  it('is nobody else’s to see or to end, and no trial’s to open [MONEY-20]', async () => {
    const { orderNo } = await opened();
    const other = await asMember(gateway, 'test_002');
    expect((await other.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.errorCode).toBe(
      'content.not.found',
    );
    const ended = await other.send('POST', '/wps/deposit/order/cancel', { orderNo });
    expect(ended.body.errorCode).toBe('content.not.found');
    const trial = await asMember(gateway, 'trial01');
    expect((await openDeposit(gateway, trial.token)).body.errorCode).toBe('account.trial');
    expect((await orderOf(orderNo)).state).toBe('pending');
  });

  it('is one of a few that wait at once; one that ended makes room [MONEY-02]', async () => {
    const numbers: string[] = [];
    for (let order = 0; order < MOST_WAITING; order += 1) numbers.push((await opened()).orderNo);
    expect((await open()).errorCode).toBe('deposit.too.many');
    await cancel(numbers[0] ?? '');
    expect((await open()).errorCode).toBeNull();
    expect((await open()).errorCode).toBe('deposit.too.many');
    await pass(16 * 60);
    expect((await open()).errorCode).toBeNull();
    const twins = await Promise.all(Array.from({ length: 2 * MOST_WAITING }, () => open()));
    expect(twins.filter(({ errorCode }) => errorCode === null)).toHaveLength(MOST_WAITING - 1);
  });
});

describe('where an order stands', () => {
  it('follows from the facts, money before all else, in whatever order they came [MONEY-02]', () => {
    const statesOf = (kind: DepositKind) =>
      [0, 50, 100, 150].flatMap((paid) =>
        [null, { kind: 'refused' as const }, { kind: 'cancelled' as const }].flatMap((ending) =>
          [9, 10].map((now) =>
            depositState({ order: { amount: 100, expiresAt: 10, kind }, ending, paid }, now),
          ),
        ),
      );
    expect(statesOf('transfer')).toEqual([
      'pending',
      'expired',
      'refused',
      'refused',
      'cancelled',
      'cancelled',
      'partlyPaid',
      ...Array(5).fill('partlyArrived'),
      ...Array(12).fill('arrived'),
    ]);
    // A card is not paid in parts.
    expect(statesOf('voucher').slice(6, 12)).toEqual(Array(6).fill('partlyArrived'));
  });

  it('is arrived once the money is in, and the wallet has it, heard once however often it is told [MONEY-02 MONEY-21]', async () => {
    const { orderNo, received } = await waiting();
    expect((await received('t-1')).body.value).toEqual({ transactionId: 't-1', repeated: false });
    expect((await received('t-1')).body.value).toEqual({ transactionId: 't-1', repeated: true });
    expect(await orderOf(orderNo)).toMatchObject({ state: 'arrived', paid: 500_000, credited: 500_000 });
    expect(await balance()).toBe(1_500_000);
    expect((await received('t-1', 600_000)).body.errorCode).toBe('transaction.reused');
    expect((await cancel(orderNo)).errorCode).toBe('deposit.not.open');
    expect(await balance()).toBe(1_500_000);
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('is moved once by twins that come at the same time [MONEY-21]', async () => {
    const { received } = await waiting();
    const answers = await Promise.all([1, 2, 3, 4].map(() => received('t-1')));
    expect(answers.filter(({ body }) => (body.value as { repeated: boolean }).repeated)).toHaveLength(3);
    expect(await balance()).toBe(1_500_000);
  });

  it('is partly paid with less, arrived with the rest, and keeps what is too much [MONEY-02]', async () => {
    const { orderNo, reference, received } = await waiting();
    await received('t-1', 200_000);
    const part = (await orderOf(orderNo)) as DepositResponse & { qr: string };
    expect(part).toMatchObject({ state: 'partlyPaid', paid: 200_000, credited: 200_000 });
    // The rest is what is left to pay, and what the code holds.
    expect(part.transfer).toMatchObject({ reference });
    expect(part.qr).toContain('5406300000');
    await received('t-2', 300_000);
    expect((await orderOf(orderNo)).state).toBe('arrived');
    expect((await cancel(orderNo)).errorCode).toBe('deposit.not.open');
    await received('t-3', 500_000);
    expect(await orderOf(orderNo)).toMatchObject({ state: 'arrived', paid: 1_000_000 });
    expect(await balance()).toBe(2_000_000);
  });

  it('is expired after its time, and arrived all the same when the money comes late [MONEY-02]', async () => {
    const { orderNo, received } = await waiting();
    await pass(15 * 60 + 1);
    expect((await orderOf(orderNo)).state).toBe('expired');
    expect((await cancel(orderNo)).errorCode).toBe('deposit.not.open');
    await received('t-1');
    expect((await orderOf(orderNo)).state).toBe('arrived');
    expect(await balance()).toBe(1_500_000);
  });

  it('is cancelled once while nothing was paid; what is paid afterwards is the member’s [MONEY-02]', async () => {
    const { orderNo, received } = await waiting();
    expect((await cancel(orderNo)).value).toMatchObject({ state: 'cancelled', transfer: null });
    expect((await cancel(orderNo)).value).toMatchObject({ state: 'cancelled' });
    await received('t-1');
    expect((await orderOf(orderNo)).state).toBe('arrived');
    expect(await balance()).toBe(1_500_000);
  });

  it('is refused by its provider, unless money came in, before or after [MONEY-02]', async () => {
    const refuse = (reference: string, transactionId: string) =>
      tell(gateway, paymentRefused, { transactionId, reference, reason: 'declined' });
    const first = await waiting();
    expect((await refuse(first.reference, 'r-1')).body.value).toMatchObject({ repeated: false });
    expect((await refuse(first.reference, 'r-1')).body.value).toMatchObject({ repeated: true });
    expect(await orderOf(first.orderNo)).toMatchObject({ state: 'refused', refusal: 'declined' });
    expect((await cancel(first.orderNo)).errorCode).toBe('deposit.not.open');
    const second = await waiting();
    await second.received('t-1');
    await refuse(second.reference, 'r-2');
    expect((await orderOf(second.orderNo)).state).toBe('arrived');
    await first.received('t-2');
    expect((await orderOf(first.orderNo)).state).toBe('arrived');
    expect(await balance()).toBe(2_000_000);
  });

  it('takes the fee of its channel off each payment, to the last hundredth [MONEY-02 MONEY-22]', async () => {
    const { orderNo, payUrl } = await opened({ channelId: 'wallet', amount: 100_000 });
    const written = new URL(payUrl ?? '').hash.replace('#pass=', '');
    const [reference] = JSON.parse(Buffer.from(written.split('.')[0] ?? '', 'base64url').toString());
    await tell(gateway, paymentReceived, { transactionId: 't-1', reference, amount: 33_333.33 });
    expect(await orderOf(orderNo)).toMatchObject({
      state: 'partlyPaid',
      paid: 33_333.33,
      credited: 33_166.67,
    });
    expect(await balance()).toBe(1_033_166.67);
    const { movements } = (await (await gateway.send('/sandbox/movements?account=test_001')).json()) as {
      movements: { kind: string; amount: number }[];
    };
    expect(movements.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit.fee', -166.66],
      ['deposit', 33_333.33],
    ]);
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('is a member’s with a disabled account too: the money is heard [MONEY-02]', async () => {
    const { received } = await waiting();
    await gateway.sandbox('/members/status', { account: 'test_001', status: 'disabled' });
    await gateway.sandbox('/maintenance', { on: true });
    expect((await received('t-1')).body.success).toBe(true);
    await gateway.sandbox('/maintenance', { on: false });
    await gateway.sandbox('/members/status', { account: 'test_001', status: 'active' });
    member = await asMember(gateway, 'test_001');
    expect(await balance()).toBe(1_500_000);
  });
});

describe('a card', () => {
  const card = (pin: string, serial = '10002233445566') => ({
    channelId: 'card',
    amount: 100_000,
    option: 'SENVIET',
    returnUrl: RETURN_URL,
    serial,
    pin,
  });
  const handedIn = async (pin: string, serial?: string) => {
    const { orderNo, state } = await opened(card(pin, serial));
    expect(state).toBe('pending');
    await pass(10);
    return orderOf(orderNo);
  };

  it('arrives less its fee, is worth less, or is refused and said why [MONEY-02]', async () => {
    expect(await handedIn('918273645500')).toMatchObject({ state: 'arrived', credited: 85_000 });
    await pass(0);
    expect(await handedIn('918273645507', '10002233445567')).toMatchObject({
      state: 'partlyArrived',
      paid: 50_000,
      fee: 7_500,
      credited: 42_500,
    });
    await pass(0);
    expect(await handedIn('918273645509', '10002233445568')).toMatchObject({ refusal: 'voucher.invalid' });
    await pass(0);
    expect(await handedIn('918273645500')).toMatchObject({ state: 'refused', refusal: 'voucher.used' });
    expect(await balance()).toBe(1_127_500);
  });

  it('is taken from nobody who hands in one after another that is none, for an hour [MONEY-02]', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      await pass(0);
      await handedIn('918273645509', `1000223344557${guess}`);
    }
    await pass(20);
    const right = card('918273645500', '10002233445580');
    expect((await open(right)).errorCode).toBe('rate.limited');
    expect((await open()).errorCode).toBeNull();
    await pass(3_700);
    member = await asMember(gateway, 'test_001');
    expect((await open(right)).errorCode).toBeNull();
  });

  it('counts as no good until it is known to be good, also for who does not wait for the answer [MONEY-02]', async () => {
    const leave = async (orderNo: string) =>
      (await member.send('POST', '/wps/deposit/order/cancel', { orderNo })).body.errorCode;
    const left: string[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const { orderNo } = await opened(card('918273645500', `1000223344559${guess}`));
      expect(await leave(orderNo)).toBeNull();
      left.push(orderNo);
    }
    const next = card('918273645500', '10002233445599');
    expect((await open(next)).errorCode).toBe('rate.limited');
    // Their provider says that they are good: so many may be handed in again.
    await pass(10);
    expect((await orderOf(left[4] as string)).state).toBe('arrived');
    for (const orderNo of left) await orderOf(orderNo);
    expect((await open(next)).errorCode).toBeNull();
  });

  it('says why it was refused also to who did not wait for that, and by the database nothing else takes an end’s place [MONEY-02]', async () => {
    const { orderNo } = await opened(card('918273645509', '10002233445591'));
    const cancel = () => member.send('POST', '/wps/deposit/order/cancel', { orderNo });
    expect((await cancel()).body.errorCode).toBeNull();
    await pass(10);
    expect(await orderOf(orderNo)).toMatchObject({ state: 'refused', refusal: 'voucher.invalid' });
    expect((await cancel()).body.errorCode).toBe('deposit.not.open');
    for (const change of ["kind = 'cancelled'", "reason = 'declined'"])
      await expect(
        gateway.db.run(`UPDATE deposit_endings SET ${change} WHERE order_no = '${orderNo}'`),
      ).rejects.toMatchObject({ cause: expect.anything() });
  });

  it('needs serial, PIN and issuer, which no other channel takes [MONEY-02]', async () => {
    const { serial, pin, ...rest } = card('918273645500');
    expect((await open(rest)).errorCode).toBe('request.invalid');
    expect((await open({ ...rest, serial })).errorCode).toBe('request.invalid');
    expect((await open({ ...rest, option: undefined, serial, pin })).errorCode).toBe('request.invalid');
    expect((await open({ serial, pin })).errorCode).toBe('request.invalid');
    expect((await open(card('12 34 56'))).errorCode).toBe('request.invalid');
  });
});
