import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { MOST_MONEY } from '@/contracts/shared/minor-units';
import { auditMoney } from '../../db/audit-money';
import { readMemberBalance } from '../../db/ledger';
import { readMerchant, updateMerchant } from '../../db/merchants';
import { listDue, listDueProviders } from '../../db/payouts';
import { payoutOutcomes, withdrawalSteps } from '../../db/schema';
import { findWithdrawal, writeWithdrawal } from '../../db/withdrawals';
import { demo } from '../../demo/demo';
import { moveMoney } from '../../demo/sandbox/record';
import type { Demo } from '../../platform/gateway-app';
import { DEMO_BANK } from '../../seed/demo-bank';
import { tell } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { HOLDER, withdrawer } from '../../testing/withdraw';
import type { PayoutOrder, PayoutState } from '../payments/provider';
import { returnWithdrawal, settleWithdrawal } from './ends';
import { carryOn, carryOnScheduled } from './progress';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OTHER = { provider: 'other-bank' };
const OTHER_SECRET = 'another-secret-of-16-chars';

let gateway: TestGateway;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  gateway = await startGateway();
});
afterEach(() => vi.restoreAllMocks());

/** Withdrawals of one member that are to be checked; their numbers, in the order they were made. */
async function held(count: number, fee = 0): Promise<string[]> {
  const { id: memberId } = await withdrawer(gateway);
  const at = Date.now();
  const orders = Array.from({ length: count }, (_, sequence) => `RT260822-${memberId}-${sequence}`);
  for (const [sequence, orderNo] of orders.entries()) {
    await writeWithdrawal(gateway.db, {
      orderNo,
      memberId,
      sequence,
      askedHash: '',
      intentHash: orderNo,
      day: '2026-08-22',
      amount: 100,
      fee,
      freeTime: 0,
      freeOfDay: 0,
      bankCode: 'CBUOM',
      cardNumber: '123456',
      holder: HOLDER,
      locked: 0,
      requirementId: 0,
      at,
      checkAt: at + sequence,
      expectedAt: at,
      latestAt: at,
    });
  }
  return orders;
}

/** Has the merchant's withdrawals paid out by another provider from now on. */
async function payBy(payoutProvider: string): Promise<void> {
  const site = await readMerchant(gateway.db, 'hoadang');
  if (!site) throw new Error('not seeded');
  await updateMerchant(gateway.db, 'hoadang', { withdrawRules: { ...site.withdrawRules, payoutProvider } });
}

/** Providers that note whom they were asked to pay, and a time in which the gateway carries its withdrawals on. */
function banks(
  answer: (name: string, order: PayoutOrder) => void | Promise<void> = () => {},
  state: PayoutState = 'underway',
) {
  const asked: string[] = [];
  const bank = (name: string) => ({
    name,
    requestPayout: async (_: unknown, order: PayoutOrder) => {
      asked.push(`${name} ${order.orderNo}`);
      await answer(name, order);
    },
    payoutState: async () => state,
  });
  const around = { paymentProviders: [bank(DEMO_BANK), bank(OTHER.provider)] } as unknown as Demo;
  let now = Date.now();
  const clock = { now: () => now, wall: () => now };
  return {
    asked,
    run: async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        now += MINUTE_MS;
        await carryOn({ env: gateway.env, db: gateway.db, clock, demo: around });
      }
    },
  };
}

const SETTLED = { outcome: 'settled', transactionId: 'w-1' } as const;
const FAILED = { outcome: 'failed', transactionId: 'w-1', reason: 'bank.refused' } as const;
/** How its provider says that a payout stands, and the step that it comes to by itself; none where that never ends. */
const SAYINGS: [PayoutState, 'paid' | 'returned' | null][] = [
  [SETTLED, 'paid'],
  [FAILED, 'returned'],
  ['underway', null],
  ['unknown', null],
];

describe('a payout', () => {
  it.each(
    (['held', 'checked', 'paying'] as const).flatMap((from) =>
      SAYINGS.map(([state, end]) => ({
        from,
        state,
        end,
        says: typeof state === 'string' ? state : state.outcome,
      })),
    ),
  )(
    'that is $from and that its provider calls $says ends by itself, or by staff either way, with all of its money [MONEY-05 MONEY-11]',
    async ({ from, state, end }) => {
      const lastOf = async (orderNo: string) =>
        (await findWithdrawal(gateway.db, orderNo))?.steps.at(-1)?.step;
      const staff = [settleWithdrawal, returnWithdrawal] as const;
      // What has no end of itself is ended by staff: as paid, and as given back.
      for (const byStaff of end === null ? staff : [null]) {
        const [orderNo = ''] = await held(1);
        for (const step of ['checked', 'paying'].slice(0, ['held', 'checked', 'paying'].indexOf(from)))
          await gateway.sandbox('/withdrawals/step', { orderNo, step });
        await banks(() => {}, state).run(12);
        if (byStaff === null) expect(await lastOf(orderNo)).toBe(end);
        else {
          expect(await lastOf(orderNo)).toBe('paying');
          const world = { db: gateway.db, clock: { now: Date.now, wall: Date.now } };
          expect(await byStaff(world as never, orderNo, 'bank')).toBe(true);
          expect(await lastOf(orderNo)).toBe(byStaff === settleWithdrawal ? 'paid' : 'returned');
          expect(await byStaff(world as never, orderNo, 'bank')).toBe(false);
        }
      }
      expect(await auditMoney(gateway.db)).toEqual([]);
    },
  );

  it('is not handed over once its member has objected, also where that comes while others are [ACC-02 MONEY-05]', async () => {
    const [first, second] = await held(2);
    const until = Date.now() + 3 * HOUR_MS;
    const objected = sql`
      UPDATE members SET frozen_until = ${until}
      WHERE id = (SELECT member_id FROM withdrawals WHERE order_no = ${first})`;
    // Which lost the first: one that a provider never heard of is not handed over twice meanwhile either.
    const { asked, run } = banks(async () => void (await gateway.db.run(objected)), 'unknown');
    await run(1);
    await run(170);
    expect(asked).toEqual([`${DEMO_BANK} ${first}`]);
    await run(130);
    expect([...new Set(asked.slice(1))].sort()).toEqual([`${DEMO_BANK} ${first}`, `${DEMO_BANK} ${second}`]);
  });

  it('is settled or failed by the provider that was asked, and by no other [MONEY-11 MONEY-05]', async () => {
    gateway.env.PAYMENT_SECRETS = JSON.stringify({ 'other-bank': OTHER_SECRET });
    const member = await withdrawer(gateway);
    const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
    const failed = { transactionId: 'x-1', orderNo, reason: 'account.wrong' };
    const settled = { transactionId: 'x-2', orderNo };
    const byOther = { secret: OTHER_SECRET };
    for (const step of ['held', 'checked', 'paying']) {
      if (step !== 'held') await gateway.sandbox('/withdrawals/step', { orderNo, step });
      for (const [operation, told] of [
        [payoutFailed, failed],
        [payoutSettled, settled],
      ] as const) {
        const answer = await tell(gateway, operation, { ...told, ...OTHER }, byOther);
        expect([step, answer.body.errorCode]).toEqual([step, 'order.unknown']);
      }
    }
    expect(await member.balance()).toBe(11_345_678);
    expect((await gateway.db.select().from(payoutOutcomes)).length).toBe(0);
    expect((await tell(gateway, payoutSettled, settled)).body.value).toMatchObject({ repeated: false });
  });

  it('is the amount less its fee [MONEY-07 MONEY-11]', async () => {
    await held(1, 30);
    const paid: number[] = [];
    const { run } = banks((_, { amount }) => void paid.push(amount));
    await run(1);
    expect(paid).toEqual([70]);
  });

  it('of an account that was disabled meanwhile is asked of nobody, and the money goes back whole [MONEY-05 MONEY-11]', async () => {
    const member = await withdrawer(gateway);
    await member.withdraw(1_000_000);
    expect(await readMemberBalance(gateway.db, member.id)).toBe(1_134_567_800);
    await gateway.sandbox('/members/status', { account: member.account, status: 'disabled' });
    const { asked, run } = banks();
    await run(10);
    expect(asked).toEqual([]);
    expect(await readMemberBalance(gateway.db, member.id)).toBe(1_234_567_800);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('that nobody was asked for yet has no end [MONEY-11]', async () => {
    const [orderNo] = await held(1);
    for (const operation of [payoutSettled, payoutFailed]) {
      const told = {
        transactionId: 'x-1',
        orderNo,
        ...(operation === payoutFailed && { reason: 'bank.refused' }),
      };
      expect((await tell(gateway, operation, told)).body.errorCode).toBe('order.unknown');
    }
  });

  it('is asked of one provider alone, whatever died meanwhile and whoever pays out by now [MONEY-05 MONEY-11]', async () => {
    const orders = await held(3);
    let isDying = true;
    const { asked, run } = banks(() => {
      if (isDying) throw new Error('died after it was asked');
    });
    await run(1);
    expect(asked.length).toBe(3);
    isDying = false;
    await payBy(OTHER.provider);
    await run(5);
    expect(new Set(asked)).toEqual(new Set(orders.map((orderNo) => `${DEMO_BANK} ${orderNo}`)));
    const [later] = await held(1);
    await run(1);
    expect(asked.at(-1)).toBe(`${OTHER.provider} ${later}`);
  });

  it('ends once: what contradicts its end moves nothing, is refused and is shown to the staff [MONEY-05 MONEY-11 WALLET-01]', async () => {
    const member = await withdrawer(gateway);
    const orders: string[] = [];
    for (const steps of [['checked'], ['checked', 'paying']]) {
      const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
      for (const step of steps) await gateway.sandbox('/withdrawals/step', { orderNo, step });
      orders.push(orderNo);
    }
    const [first = '', second = ''] = orders;
    const failed = { transactionId: 't-1', orderNo: first, reason: 'bank.refused' };
    const settled = { transactionId: 't-1', orderNo: first };
    const errorOf = async (
      ...told: Parameters<typeof tell> extends [unknown, ...infer Rest] ? Rest : never
    ) => (await tell(gateway, ...told)).body.errorCode;
    expect(await errorOf(payoutFailed, failed)).toBeNull();
    expect(await auditMoney(gateway.db)).toEqual([]);
    expect((await tell(gateway, payoutFailed, failed)).body.value).toMatchObject({ repeated: true });
    expect(await errorOf(payoutFailed, { ...failed, transactionId: 't-2' })).toBe('payout.ended');
    expect(await auditMoney(gateway.db)).toEqual([]);

    const contrary = [
      { told: settled, code: 'transaction.reused' },
      { told: { ...settled, transactionId: 't-3' }, code: 'payout.ended' },
      { told: { ...settled, orderNo: second }, code: 'transaction.reused' },
    ];
    for (const { told, code } of [...contrary, ...contrary])
      expect(await errorOf(payoutSettled, told)).toBe(code);
    expect(await auditMoney(gateway.db)).toEqual(
      contrary.map(({ told: { orderNo, transactionId } }) => ({
        wrong: 'payout told otherwise',
        order_no: orderNo,
        provider: DEMO_BANK,
        transaction_id: transactionId,
        outcome: 'settled',
      })),
    );
    expect(await member.balance()).toBe(11_345_678);
    expect(await errorOf(payoutSettled, { transactionId: 't-4', orderNo: second })).toBeNull();
    expect(await errorOf(payoutSettled, { transactionId: 't-5', orderNo: second })).toBe('payout.ended');
    expect((await auditMoney(gateway.db)).length).toBe(4);
    expect(await member.balance()).toBe(11_345_678);
  });

  it('of which both ends are told at once has one of them, and the other is kept [MONEY-05 MONEY-11]', async () => {
    const orders = await held(6);
    for (const orderNo of orders) await gateway.sandbox('/withdrawals/step', { orderNo, step: 'checked' });
    const answers = await Promise.all(
      orders.flatMap((orderNo) => [
        tell(gateway, payoutSettled, { transactionId: `s-${orderNo}`, orderNo }),
        tell(gateway, payoutFailed, { transactionId: `f-${orderNo}`, orderNo, reason: 'bank.refused' }),
      ]),
    );
    expect(answers.filter(({ body }) => body.success).length).toBe(6);
    expect((await gateway.db.select().from(payoutOutcomes)).length).toBe(12);
  });
});

describe('money that comes back', () => {
  it('to a wallet without room for it stays held, and comes when there is room [MONEY-05 MONEY-11]', async () => {
    const member = await withdrawer(gateway, { cardNumber: '777770000' });
    const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
    for (const step of ['checked', 'paying']) await gateway.sandbox('/withdrawals/step', { orderNo, step });
    const room = MOST_MONEY - (await readMemberBalance(gateway.db, member.id));
    await moveMoney(gateway.db, member.id, { kind: 'bonus', amount: room }, Date.now());
    const failed = { transactionId: 'x-1', orderNo, reason: 'account.wrong' };
    expect((await tell(gateway, payoutFailed, failed)).status).toBe(500);
    expect(await auditMoney(gateway.db)).toEqual([]);
    await moveMoney(gateway.db, member.id, { kind: 'bonus', amount: -room }, Date.now());
    for (const offsetSeconds of [130, 400]) {
      await gateway.sandbox('/clock', { offsetSeconds });
      await carryOnScheduled(gateway.env, demo);
    }
    await member.logInAgain();
    const { steps } = (await member.order(orderNo)).value as { steps: { step: string }[] };
    expect(steps.at(-1)?.step).toBe('returned');
    expect([await member.balance(), await auditMoney(gateway.db)]).toEqual([12_345_678, []]);
  });
});

describe('payouts that cannot be handed over', () => {
  it('keep nobody waiting behind them, and are tried again, each time later [MONEY-11]', async () => {
    const orders = await held(51);
    const bad = new Set(orders.slice(0, 50));
    let isDown = true;
    const { asked, run } = banks((_, { orderNo }) => {
      if (isDown && bad.has(orderNo)) throw new Error('no such account');
    });
    await run(3);
    expect(asked).toContain(`${DEMO_BANK} ${orders[50]}`);
    await run(30);
    const tries = asked.filter((one) => one.endsWith(orders[0] as string)).length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(10);
    isDown = false;
    await run(60);
    const steps = await gateway.db.select().from(withdrawalSteps);
    expect(steps.filter(({ step }) => step === 'paying').length).toBe(51);
  });

  it('to a provider that does not answer hold nobody up for long, at other providers not at all [MONEY-11]', async () => {
    const [silent] = await held(1);
    const { asked, run } = banks((name) => (name === DEMO_BANK ? new Promise<never>(() => {}) : undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = run(1);
    await vi.waitFor(() => expect(asked).toEqual([`${DEMO_BANK} ${silent}`]));
    await payBy(OTHER.provider);
    const [other] = await held(1);
    const next = run(1);
    await vi.waitFor(() => expect(asked).toContain(`${OTHER.provider} ${other}`));
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all([running, next]);
    vi.useRealTimers();
  });
});

describe('who looks at a withdrawal', () => {
  it('carries on that one alone, and none of another member [MONEY-11]', async () => {
    const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
    const orderOf = async (whose: typeof member) =>
      ((await whose.withdraw(1_000_000)).value as { orderNo: string }).orderNo;
    const [own, foreign] = [await orderOf(member), await orderOf(other)];
    await gateway.sandbox('/clock', { offsetSeconds: 60 });
    await member.order(foreign);
    expect((await gateway.db.select().from(withdrawalSteps)).length).toBe(4);
    await member.order(own);
    const steps = await gateway.db.select().from(withdrawalSteps);
    expect(steps.filter(({ orderNo }) => orderNo === own).map(({ step }) => step)).toContain('paying');
    expect(steps.filter(({ orderNo }) => orderNo === foreign).length).toBe(2);
  });

  it('and the schedule find what is due by index, and read nothing else [MONEY-11]', async () => {
    const { db } = gateway;
    const due = [listDue(db, DEMO_BANK, 5, 50), listDue(db, null, 5, 50), listDueProviders(db, 5)];
    for (const query of due) {
      const plan = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query.getSQL()}`);
      const details = plan.map(({ detail }) => detail);
      expect(details[0]).toMatch(/INDEX payouts_due/);
      expect(details.filter((detail) => /^SCAN (?!.*INDEX)|TEMP B-TREE/.test(detail))).toEqual([]);
    }
  });
});
