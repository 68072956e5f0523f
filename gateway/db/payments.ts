import { and, eq } from 'drizzle-orm';
import { depositFee } from '../../contracts/deposit/deposit-fee';
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
import { type DepositOrder, payments } from './schema';
import { requiring } from './turnover';

/** Money that a provider says came in for an order; 1/100 units. */
export type NewPayment = {
  provider: string;
  id: string;
  order: Pick<DepositOrder, 'orderNo' | 'memberId' | 'feeRate'>;
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

/**
 * Writes a payment with its entries in the ledger, the fee among them, in one batch. False when the same transaction
 * was faster.
 * @throws LedgerError `balance.excessive`
 */
export async function recordPayment(db: Db, payment: NewPayment, now: number): Promise<boolean> {
  try {
    await db.batch(statementsOf(db, payment, now));
    return true;
  } catch (error) {
    const failure = toLedgerError(error);
    if (failure instanceof LedgerError) throw failure;
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (text.includes('UNIQUE constraint failed')) return false;
    throw error;
  }
}

function statementsOf(
  db: Db,
  { provider, id, order, amount, playTimes }: NewPayment,
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
    ...(playTimes === 0
      ? []
      : [toBePlayed(db, { memberId, source: ledgerKey, at: now }, amount - fee, playTimes)]),
    db.insert(payments).values({ provider, id, orderNo, memberId, amount, fee, ledgerKey, at: now }),
  ];
}

function toBePlayed(
  db: Db,
  named: { memberId: number; source: string; at: number },
  locked: number,
  times: number,
): Statement {
  return requiring(db, { ...named, kind: 'deposit', locked, required: locked * times });
}
