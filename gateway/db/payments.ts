import { and, eq } from 'drizzle-orm';
import { depositFee } from '../../contracts/deposit/deposit-fee';
import { bonusSource, bonusWith, granting } from './deposit-bonuses';
import {
  HOUSE_FEES,
  HOUSE_PAYMENTS,
  LedgerError,
  memberAccount,
  opening,
  postingOf,
  type Statement,
  toLedgerError,
} from './ledger';
import type { Db } from './open';
import { type AgreedBonus, type DepositOrder, payments } from './schema';
import { type NewRequirement, requiring } from './turnover';
import { HOUR_MS } from './turns';

/** Money that a provider says came in for an order; 1/100 units. */
export type NewPayment = {
  provider: string;
  id: string;
  order: Pick<DepositOrder, 'orderNo' | 'memberId' | 'feeRate' | 'amount' | 'bonus'>;
  amount: number;
  /** How often what arrives must be played before it may be withdrawn. */
  playTimes: number;
};

/** What was heeded under a transaction id. */
export const findPayment = (db: Db, provider: string, id: string) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.id, id)))
    .get();

/** Payments of one member may come at once, and each time, what is known now says whether a bonus comes. */
const MOST_TRIES = 5;
const DAY_MS = 24 * HOUR_MS;

/**
 * Writes a payment with its entries in the ledger, the fee and a bonus that comes with it among them, in one batch.
 * False when the same transaction was faster.
 * @throws LedgerError `balance.excessive`
 */
export async function recordPayment(db: Db, payment: NewPayment, now: number): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const bonus = await bonusWith(db, payment.order, payment.amount);
    try {
      await db.batch(statementsOf(db, payment, bonus, now));
      return true;
    } catch (error) {
      const failure = toLedgerError(error);
      if (failure instanceof LedgerError) throw failure;
      const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
      const isOther = /payments: the bonus|failed: bonus_grants/.test(text);
      if (text.includes('UNIQUE constraint failed') && !isOther) return false;
      if (!isOther || tries === MOST_TRIES) throw error;
    }
  }
}

function statementsOf(
  db: Db,
  { provider, id, order, amount, playTimes }: NewPayment,
  bonus: AgreedBonus | null,
  now: number,
): [Statement, ...Statement[]] {
  const { orderNo, memberId, feeRate } = order;
  const fee = depositFee(amount, feeRate);
  const ledgerKey = `payment:${JSON.stringify([provider, id])}`;
  const source = `deposit:${orderNo}`;
  const member = memberAccount(memberId);
  const moved = (account: string, sum: number) => [
    { account: member, amount: sum },
    { account, amount: -sum },
  ];
  const arrived = amount - fee;
  // What is paid beyond the order was agreed for no bonus.
  const withBonus = bonus ? Math.min(arrived, order.amount - depositFee(order.amount, feeRate)) : 0;
  const without = arrived - withBonus;
  return [
    opening(db, member, { memberId }),
    opening(db, HOUSE_PAYMENTS, 'house'),
    opening(db, HOUSE_FEES, 'house'),
    ...postingOf(
      db,
      { idempotencyKey: ledgerKey, kind: 'deposit', source, entries: moved(HOUSE_PAYMENTS, amount) },
      now,
    ),
    ...(fee === 0
      ? []
      : postingOf(
          db,
          {
            idempotencyKey: `${ledgerKey}:fee`,
            kind: 'deposit.fee',
            source,
            entries: moved(HOUSE_FEES, -fee),
          },
          now,
        )),
    ...(playTimes === 0 || without === 0
      ? []
      : [toBePlayed(db, { memberId, source: ledgerKey, kind: 'deposit', at: now }, without, playTimes)]),
    ...(bonus
      ? bonusStatements(db, { orderNo, memberId, paymentKey: ledgerKey }, bonus, withBonus, now)
      : []),
    db.insert(payments).values({ provider, id, orderNo, memberId, amount, fee, ledgerKey, at: now }),
  ];
}

/** The bonus, and what is to be played for it and for what it came with. */
function bonusStatements(
  db: Db,
  named: { orderNo: string; memberId: number; paymentKey: string },
  { id: bonusId, amount, times, days, promotionId }: AgreedBonus,
  withBonus: number,
  now: number,
): Statement[] {
  const { memberId, orderNo } = named;
  const terms = { kind: 'bonus', at: now, until: now + days * DAY_MS, promotionId } as const;
  return [
    ...granting(db, { ...named, bonusId, amount }, now),
    toBePlayed(db, { memberId, source: bonusSource(orderNo), ...terms }, withBonus + amount, times),
  ];
}

function toBePlayed(
  db: Db,
  named: Omit<NewRequirement, 'locked' | 'required'>,
  locked: number,
  times: number,
): Statement {
  return requiring(db, { ...named, locked, required: locked * times });
}
