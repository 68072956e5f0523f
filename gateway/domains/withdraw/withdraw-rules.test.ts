import { beforeEach, describe, expect, it } from 'vitest';
import { paymentReceived, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { findPayout } from '@/demo/db/bank';
import { clearIdempotentCalls } from '../../db/idempotent-calls';
import { writeChecked } from '../../db/payouts';
import { writeWithdrawal } from '../../db/withdrawals';
import { demo } from '../../demo/demo';
import { type DepositResponse, openDeposit, tell } from '../../testing/pay';
import { sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { books, HOLDER, withdrawer } from '../../testing/withdraw';
import { carryOnScheduled } from './progress';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Order = { orderNo: string; steps: { step: string; reason: string | null }[] } & Record<string, unknown>;
const orderOf = ({ value }: { value: unknown }) => value as Order;
const step = (orderNo: string, step: string) =>
  gateway.sandbox<{ done: boolean }>('/withdrawals/step', { orderNo, step });
const balanced = { sum: 0, wrong: [] };

describe('a withdrawal', () => {
  it('holds its money at once, and says what was agreed [MONEY-05 MONEY-06 MONEY-07 MONEY-22 CALL-84]', async () => {
    const member = await withdrawer(gateway);
    const { orderNo } = orderOf(await member.withdraw('2000000.00'));
    const order = orderOf(await member.order(orderNo));
    expect(order).toMatchObject({
      amount: 2_000_000,
      fee: 0,
      received: 2_000_000,
      freeTime: 1,
      freeOfDay: 3,
      bankName: 'Ngân hàng Cánh Buồm',
      holder: HOLDER,
      balanceAfter: 10_345_678,
    });
    expect(order.orderNo).toMatch(/^RT\d{6}-[2-9A-HJ-NP-Z]{6}$/);
    expect(order.steps.map(({ step }) => step)).toEqual(['requested', 'held']);
    expect(await member.balance()).toBe(10_345_678);
    expect(await books(gateway, member.id)).toEqual({ held: '2000000.00', ...balanced });
  });

  it('goes through its steps in their order and is paid out once, with its fee to the house [MONEY-11 MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    await gateway.sandbox('/withdraw-rules', { rules: { freeOfDay: 0, fee: 5_000 } });
    const { orderNo } = orderOf(await member.withdraw(1_000_000, { fee: '5000.00' }));
    expect(await step(orderNo, 'paying')).toEqual({ done: false });
    for (const next of ['checked', 'paying', 'paid'])
      expect(await step(orderNo, next)).toEqual({ done: true });
    for (const late of ['checked', 'paid', 'returned'])
      expect(await step(orderNo, late)).toEqual({ done: false });
    expect(orderOf(await member.order(orderNo))).toMatchObject({ received: 995_000, freeTime: 0 });
    expect(await member.balance()).toBe(11_345_678);
    expect(await books(gateway, member.id)).toEqual({ held: '0.00', ...balanced });
  });

  it('gives its money back whole, once, and its free turn with it [MONEY-11]', async () => {
    const member = await withdrawer(gateway);
    const { orderNo } = orderOf(await member.withdraw(1_000_000));
    for (const next of ['checked', 'paying', 'returned'])
      expect(await step(orderNo, next)).toEqual({ done: true });
    for (const late of ['paid', 'returned']) expect(await step(orderNo, late)).toEqual({ done: false });
    const order = orderOf(await member.order(orderNo));
    expect([order.steps.at(-1)?.reason, order.steps.at(-1)?.step]).toEqual(['bank', 'returned']);
    expect(await member.balance()).toBe(12_345_678);
    expect(await member.overview()).toMatchObject({ freeLeft: 3, leftToday: 200_000_000 });
    expect(await books(gateway, member.id)).toEqual({ held: '0.00', ...balanced });
  });

  it('carries itself on while it is looked at, is paid out by the demo bank, and hears of it once [MONEY-11]', async () => {
    const member = await withdrawer(gateway);
    const { orderNo } = orderOf(await member.withdraw(500_000));
    const lastStep = async () => orderOf(await member.order(orderNo)).steps.at(-1)?.step;
    expect(await lastStep()).toBe('held');
    await gateway.sandbox('/clock', { offsetSeconds: 30 });
    expect(await lastStep()).toBe('paying');
    for (const told of [payoutSettled, payoutSettled]) {
      const answer = await tell(gateway, told, { transactionId: `payout-${orderNo}`, orderNo });
      expect(answer.body.success).toBe(true);
    }
    const late = { transactionId: 'late', orderNo, reason: 'bank.refused' as const };
    expect((await tell(gateway, payoutFailed, late)).body.errorCode).toBe('payout.ended');
    expect(await lastStep()).toBe('paid');
    expect(await books(gateway, member.id)).toEqual({ held: '0.00', ...balanced });
  });

  it('comes back when the demo bank finds no such account [MONEY-11]', async () => {
    const member = await withdrawer(gateway, { cardNumber: '123450000' });
    const { orderNo } = orderOf(await member.withdraw(500_000));
    await gateway.sandbox('/clock', { offsetSeconds: 30 });
    await member.order(orderNo);
    await gateway.sandbox('/clock', { offsetSeconds: 60 });
    const ended = orderOf(await member.order(orderNo));
    expect([ended.steps.at(-1)?.step, ended.steps.at(-1)?.reason]).toEqual(['returned', 'account']);
    expect(await member.balance()).toBe(12_345_678);
  });
});

describe('a payout that nothing is heard of', () => {
  const pass = (offsetSeconds: number) => gateway.sandbox('/clock', { offsetSeconds });
  const lastOf = async (member: Awaited<ReturnType<typeof withdrawer>>, orderNo: string) => {
    const { step, reason } = orderOf(await member.order(orderNo)).steps.at(-1) ?? {};
    return reason ? `${step}: ${reason}` : step;
  };

  it('is asked about, so that its hold ends [MONEY-05]', async () => {
    const member = await withdrawer(gateway, { cardNumber: '123459999' });
    const { orderNo } = orderOf(await member.withdraw(500_000));
    await pass(30);
    expect(await lastOf(member, orderNo)).toBe('paying');
    await pass(140);
    expect(await lastOf(member, orderNo)).toBe('paying');
    await pass(160);
    await member.order(orderNo);
    expect(await lastOf(member, orderNo)).toBe('paid');
    expect(await books(gateway, member.id)).toEqual({ held: '0.00', ...balanced });
  });

  it('is handed over again where its provider never got it, and asked about later each time [MONEY-05]', async () => {
    const member = await withdrawer(gateway, { cardNumber: '123450000' });
    const { orderNo } = orderOf(await member.withdraw(500_000));
    for (const next of ['checked', 'paying']) await step(orderNo, next);
    await pass(130);
    await member.order(orderNo);
    expect(await findPayout(gateway.demo.db, orderNo)).toMatchObject({ orderNo, amount: 50_000_000 });
    await pass(190);
    expect(await lastOf(member, orderNo)).toBe('returned: account');
    expect(await member.balance()).toBe(12_345_678);
  });

  it('stays with whom it was handed to: nobody else tells of it, nobody else is asked [MONEY-05]', async () => {
    const member = await withdrawer(gateway);
    const { orderNo } = orderOf(await member.withdraw(500_000));
    const named = { orderNo, memberId: member.id };
    await writeChecked(gateway.db, named, 'another-bank', Date.now(), null);
    await step(orderNo, 'paying');
    const told = { transactionId: 'p-1', orderNo };
    expect((await tell(gateway, payoutSettled, told)).body.errorCode).toBe('order.unknown');
    expect(await writeChecked(gateway.db, named, 'demo-bank', Date.now(), null)).toBe(false);
    expect(await lastOf(member, orderNo)).toBe('paying');
  });
});

describe('sent again', () => {
  it('moves money once, whether its twin is at work or it died before its answer was kept [MONEY-21]', async () => {
    const member = await withdrawer(gateway);
    const key = crypto.randomUUID();
    const twins = await Promise.all([1, 2, 3].map(() => member.withdraw(1_000_000, {}, key)));
    expect(new Set(twins.map((twin) => orderOf(twin).orderNo)).size).toBe(1);
    await clearIdempotentCalls(gateway.db);
    const after = await member.withdraw(1_000_000, { paymentPassword: '000111' }, key);
    expect(orderOf(after).orderNo).toBe(orderOf(twins[0] as (typeof twins)[0]).orderNo);
    expect(await member.balance()).toBe(11_345_678);
  });

  it('is the same whatever it costs by then and whatever password comes with it: the first is answered [MONEY-21]', async () => {
    const member = await withdrawer(gateway);
    const key = crypto.randomUUID();
    const first = orderOf(await member.withdraw(1_000_000, {}, key)).orderNo;
    for (const more of [{ fee: '11000.00' }, { paymentPassword: '000111' }])
      expect(orderOf(await member.withdraw(1_000_000, more, key)).orderNo).toBe(first);
    expect(await member.balance()).toBe(11_345_678);
  });

  it('with another amount or card under the same key is refused, however long after [MONEY-21]', async () => {
    const member = await withdrawer(gateway);
    const key = crypto.randomUUID();
    await member.withdraw(1_000_000, {}, key);
    expect((await member.withdraw(2_000_000, {}, key)).errorCode).toBe('request.idempotency.reused');
    await clearIdempotentCalls(gateway.db);
    for (const [amount, more] of [
      [2_000_000, {}],
      [1_000_000, { bankCardId: 'another' }],
    ] as const)
      expect((await member.withdraw(amount, more, key)).errorCode).toBe('request.idempotency.reused');
    expect(await member.balance()).toBe(11_345_678);
  });
});

it('lets one of many withdrawals of the whole balance win [MONEY-21]', async () => {
  const member = await withdrawer(gateway, { balance: 1_000_000 });
  const answers = await Promise.all(Array.from({ length: 4 }, () => member.withdraw(1_000_000)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const codes = new Set(answers.filter(({ success }) => !success).map(({ errorCode }) => errorCode));
  expect([...codes]).toEqual(['withdraw.not.played']);
  expect(await member.balance()).toBe(0);
  expect(await books(gateway, member.id)).toEqual({ held: '1000000.00', ...balanced });
});

describe('is refused, and moves nothing,', () => {
  const amounts = ['+500000', '5e5', ' 500000 ', '５０００００', '500.000', '500,000', 1e300, '1e400'];
  it.each([...amounts, '500000.005', '', '0x7A120', null, true, '500000đ'])(
    'for the amount %j, which is none [MONEY-22]',
    async (amount) => {
      const member = await withdrawer(gateway);
      expect((await member.withdraw(amount)).errorCode).toBe('request.invalid');
      expect(await member.balance()).toBe(12_345_678);
    },
  );

  it.each([
    [0, 'withdraw.amount.invalid'],
    ['-0', 'withdraw.amount.invalid'],
    ['-500000', 'withdraw.amount.invalid'],
    ['99999.99', 'withdraw.amount.invalid'],
    ['1000000.50', 'withdraw.amount.invalid'],
    ['1000000.01', 'withdraw.amount.invalid'],
    [100_000_001, 'withdraw.amount.invalid'],
    [12_345_679, 'withdraw.not.played'],
  ])('for %j: %s [MONEY-07 MONEY-22]', async (amount, code) => {
    const member = await withdrawer(gateway);
    expect((await member.withdraw(amount)).errorCode).toBe(code);
    expect(await member.balance()).toBe(12_345_678);
  });

  it('beyond the limit of the day, which counts what was withdrawn before [MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    await gateway.sandbox('/withdraw-rules', { rules: { mostOfDay: 1_500_000 } });
    expect((await member.withdraw(1_000_000)).success).toBe(true);
    expect((await member.withdraw(600_000)).errorCode).toBe('withdraw.day.limit');
    await gateway.sandbox('/clock', { offsetSeconds: 86_400 });
    await member.logInAgain();
    expect(await member.overview()).toMatchObject({
      leftToday: 1_500_000,
    });
  });

  it('at a price that the member was not told [MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    await gateway.sandbox('/withdraw-rules', { rules: { freeOfDay: 1 } });
    expect(await member.overview()).toMatchObject({ freeLeft: 1 });
    expect((await member.withdraw(500_000)).success).toBe(true);
    expect(await member.overview()).toMatchObject({ freeLeft: 0, fee: 5_000 });
    expect((await member.withdraw(500_000)).errorCode).toBe('withdraw.fee.changed');
    expect((await member.withdraw(500_000, { fee: 5_000 })).success).toBe(true);
  });

  it('is more than its fee, and the least that is told is: where the rules ask for less nobody is left with an error [MONEY-07 MONEY-22]', async () => {
    const member = await withdrawer(gateway);
    await gateway.sandbox('/withdraw-rules', { rules: { least: 1, freeOfDay: 1, fee: 5_000 } });
    expect(await member.overview()).toMatchObject({ least: 1, freeLeft: 1 });
    expect((await member.withdraw(5_000)).success).toBe(true);
    expect(await member.overview()).toMatchObject({ least: 5_001, freeLeft: 0 });
    expect((await member.withdraw(5_000)).errorCode).toBe('withdraw.fee.changed');
    for (const amount of [1, 4_999, 5_000])
      expect((await member.withdraw(amount, { fee: 5_000 })).errorCode).toBe('withdraw.amount.invalid');
    expect((await member.withdraw(5_001, { fee: 5_000 })).success).toBe(true);
    expect(await member.balance()).toBe(12_345_678 - 5_000 - 5_001);
  });

  it('to a card of another member, to an unbound one and to one bound just now [MONEY-05]', async () => {
    const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
    const fresh = await withdrawer(gateway, { ageHours: 23 });
    for (const bankCardId of [other.bankCardId, 'card-1'])
      expect((await member.withdraw(500_000, { bankCardId })).errorCode).toBe('bank.card.unknown');
    expect((await fresh.withdraw(500_000)).errorCode).toBe('bank.card.waiting');
  });

  it('where withdrawals, or those to banks, are switched off [MONEY-08 MONEY-09 WALLET-14 WALLET-15]', async () => {
    const member = await withdrawer(gateway);
    for (const off of ['allowWithdraw', 'bankWithdrawal']) {
      await gateway.sandbox('/withdraw-rules', { [off]: false });
      expect((await member.withdraw(500_000)).errorCode).toBe('withdraw.not.allowed');
      await gateway.sandbox('/withdraw-rules', { [off]: true });
    }
  });

  it('for a wrong payment password, counted, and locked after five; what is refused anyway costs no try [MONEY-06]', async () => {
    const member = await withdrawer(gateway);
    const wrong = { paymentPassword: '000111' };
    expect((await member.withdraw(1, wrong)).errorCode).toBe('withdraw.amount.invalid');
    for (const triesLeft of [4, 3, 2, 1]) {
      const answer = await member.withdraw(500_000, wrong);
      expect([answer.errorCode, answer.value]).toEqual(['payment.password.wrong', { triesLeft }]);
    }
    expect((await member.withdraw(500_000, wrong)).errorCode).toBe('payment.password.locked');
    expect((await member.withdraw(500_000)).errorCode).toBe('payment.password.locked');
    expect(Number((await member.overview()).lockedUntil)).toBeGreaterThan(Date.now());
    await gateway.sandbox('/clock', { offsetSeconds: 3_601 });
    await member.logInAgain();
    expect((await member.withdraw(500_000)).success).toBe(true);
  });

  it('for a trial member, and without a payment password [MONEY-20 ROLE-30]', async () => {
    const none = await withdrawer(gateway, { password: null });
    expect((await none.withdraw(500_000)).errorCode).toBe('payment.password.missing');
    expect(await none.overview()).toMatchObject({ hasPaymentPassword: false });
  });
});

describe('the check before money is handed over', () => {
  it('gives it back whole where the account was disabled meanwhile, and lets it pass else [MONEY-11]', async () => {
    const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
    const { orderNo } = orderOf(await member.withdraw(500_000));
    const passing = orderOf(await other.withdraw(500_000));
    await gateway.sandbox('/members/status', { account: member.account, status: 'disabled' });
    await gateway.sandbox('/clock', { offsetSeconds: 21 });
    await carryOnScheduled(gateway.env, demo);
    await other.logInAgain();
    const seen = orderOf(await other.order(passing.orderNo));
    expect(seen.steps.map(({ step }) => step)).toEqual(['requested', 'held', 'checked', 'paying']);
    await gateway.sandbox('/members/status', { account: member.account, status: 'active' });
    await member.logInAgain();
    const { steps } = orderOf(await member.order(orderNo));
    expect(steps.at(-1)).toMatchObject({ step: 'returned', reason: 'review' });
    expect(await member.balance()).toBe(12_345_678);
    expect(await books(gateway, member.id)).toEqual({ held: '0.00', ...balanced });
  });
});

describe('what must be played first', () => {
  const ask = (account: string, more: object = {}) =>
    gateway.sandbox('/wagering', { account, locked: 900_000, required: 2_000, promotionId: 501, ...more });

  it('is locked until enough bets were settled since, and says how many were [MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    const game = await sitDown(gateway, { account: member.account });
    await game.bet('before', 5_000);
    await game.win('before-won', 'before', 5_000);
    await gateway.sandbox('/clock', { offsetSeconds: 1 });
    await ask(member.account);
    await member.logInAgain();
    expect(await member.overview()).toMatchObject({
      total: 12_345_678,
      withdrawable: 11_445_678,
      requirements: [{ kind: 'bonus', locked: 900_000, required: 2_000, played: 0, promotionId: 501 }],
    });
    expect((await member.withdraw(11_445_679)).errorCode).toBe('withdraw.not.played');

    await game.bet('b-1', 1_500);
    await game.bet('b-2', 5_000);
    await game.win('w-1', 'b-1', 1_500);
    await game.rollBack('r-2', 'b-2');
    expect(await member.overview()).toMatchObject({ requirements: [{ played: 1_500 }] });
    await game.bet('b-3', 500);
    await game.win('w-3', 'b-3', 500);
    expect(await member.overview()).toMatchObject({ requirements: [], withdrawable: 12_345_678 });
    expect((await member.withdraw(12_345_678)).success).toBe(true);
  });

  it('counts each bet once, for the oldest first; the next one counts what was settled after that was met', async () => {
    const member = await withdrawer(gateway);
    await ask(member.account, { locked: 100_000, required: 2_000, kind: 'deposit' });
    await ask(member.account, { locked: 200_000, required: 3_000 });
    const game = await sitDown(gateway, { account: member.account });
    await member.logInAgain();
    const play = async (id: string, amount: number) => {
      await game.bet(`b-${id}`, amount);
      await game.win(`w-${id}`, `b-${id}`, amount);
      return ((await member.overview()) as { requirements: { locked: number; played: number }[] })
        .requirements;
    };
    expect(await play('1', 1_500)).toMatchObject([
      { locked: 100_000, played: 1_500 },
      { locked: 200_000, played: 0 },
    ]);
    // A bet counts whole for the one it completes.
    expect(await play('2', 1_500)).toMatchObject([{ locked: 200_000, played: 0 }]);
    await ask(member.account, { locked: 50_000, required: 1_000, hours: 1 });
    expect(await play('3', 2_999)).toMatchObject([{ played: 2_999 }, { locked: 50_000, played: 0 }]);
    await gateway.sandbox('/clock', { offsetSeconds: 3_601 });
    await member.logInAgain();
    expect((await member.overview()).requirements).toMatchObject([{ locked: 200_000, played: 2_999 }]);
  });

  it('comes with a deposit, once for each payment, however often it is told [MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    const deposit = (await openDeposit(gateway, member.token())).body.value as DepositResponse;
    const told = { transactionId: 't-1', reference: deposit.transfer?.reference, amount: 500_000 };
    for (let times = 0; times < 2; times += 1) await tell(gateway, paymentReceived, told);
    expect(await member.overview()).toMatchObject({
      withdrawable: 12_345_678,
      requirements: [{ kind: 'deposit', locked: 500_000, required: 500_000, times: 1, promotionId: null }],
    });
  });

  it('can be played with, and locks no more than there is [MONEY-07]', async () => {
    const member = await withdrawer(gateway, { balance: 500_000 });
    await ask(member.account);
    expect(await member.overview()).toMatchObject({ total: 500_000, withdrawable: 0 });
  });

  it('is asked for no longer after its last moment [MONEY-07]', async () => {
    const member = await withdrawer(gateway);
    await ask(member.account, { hours: 1 });
    expect(await member.overview()).toMatchObject({ withdrawable: 11_445_678 });
    await gateway.sandbox('/clock', { offsetSeconds: 3_601 });
    await member.logInAgain();
    expect(await member.overview()).toMatchObject({
      requirements: [],
      withdrawable: 12_345_678,
    });
  });
});

it('tells nobody of another member’s withdrawal [MONEY-11]', async () => {
  const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
  const { orderNo } = orderOf(await member.withdraw(500_000));
  expect((await other.order(orderNo)).errorCode).toBe('order.unknown');
  expect((await other.order('RT260822-222222')).errorCode).toBe('order.unknown');
  expect((await other.order(`${orderNo}' OR 1=1`)).errorCode).toBe('order.unknown');
});

describe('the database refuses', () => {
  const row = (memberId: number, more: object = {}) => ({
    orderNo: 'RT260822-222222',
    memberId,
    sequence: 0,
    intentHash: 'x',
    askedHash: '',
    day: '2026-08-22',
    amount: 100,
    fee: 0,
    freeTime: 1,
    freeOfDay: 3,
    bankCode: 'CBUOM',
    cardNumber: '123456',
    holder: HOLDER,
    locked: 0,
    requirementId: 0,
    at: 1,
    checkAt: 1,
    expectedAt: 2,
    latestAt: 3,
    ...more,
  });

  it('a withdrawal that was judged by what has changed: another one, a bet, a new requirement', async () => {
    const member = await withdrawer(gateway, { balance: 100 });
    const write = (more: object) => writeWithdrawal(gateway.db, row(member.id, more));
    expect(await write({ locked: 9_901 })).toBe(false);
    expect(await write({ amount: 10_001 })).toBe(false);
    expect(await write({ requirementId: 7 })).toBe(false);
    expect(await write({})).toBe(true);
    expect(await write({ orderNo: 'RT260822-333333', intentHash: 'y' })).toBe(false);
    expect(await books(gateway, member.id)).toEqual({ held: '1.00', ...balanced });
  });

  it('steps out of order, a second end, and a withdrawal whose money did not move [MONEY-11 WALLET-01]', async () => {
    const member = await withdrawer(gateway);
    const { orderNo } = orderOf(await member.withdraw(500_000));
    const write = (sql: string) =>
      (gateway.env.DB as { prepare: (sql: string) => { run: () => Promise<unknown> } }).prepare(sql).run();
    const insert = (name: string, key = 'NULL') =>
      write(
        `INSERT INTO withdrawal_steps (order_no, step, at, reason, ledger_key) VALUES ('${orderNo}', '${name}', 1, ${name === 'returned' ? "'bank'" : 'NULL'}, ${key})`,
      );
    await expect(insert('paying')).rejects.toThrow('before its time');
    await expect(insert('checked')).rejects.toThrow('nobody is named');
    await write(`UPDATE payouts SET provider = 'demo-bank'`);
    await insert('checked');
    await insert('paying');
    await expect(insert('paid')).rejects.toThrow('withdrawals: ');
    await expect(insert('paid', `'withdraw.hold:${orderNo}'`)).rejects.toThrow('withdrawals: ');
    await expect(insert('returned')).rejects.toThrow('withdrawals: ');
    await expect(write(`UPDATE withdrawals SET amount = 1`)).rejects.toThrow('never changed');
    await expect(write(`DELETE FROM withdrawal_steps`)).rejects.toThrow('never deleted');
  });
});
