import { and, asc, eq, isNull } from 'drizzle-orm';
import { depositFee } from '../../contracts/deposit/deposit-fee';
import {
  HOUSE_FEES,
  HOUSE_PAYMENTS,
  HOUSE_UNMATCHED,
  LedgerError,
  memberAccount,
  opening,
  postingOf,
  type Statement,
  toLedgerError,
} from './ledger';
import type { Db } from './open';
import { type DepositOrder, deposits, payments, type UnmatchedPayment, unmatchedPayments } from './schema';
import { requiring } from './turnover';

/** Money that a provider says came in for an order; 1/100 units. */
export type NewPayment = {
  provider: string;
  id: string;
  order: Pick<DepositOrder, 'orderNo' | 'memberId' | 'feeRate'>;
  amount: number;
  /** How often what arrives must be played before it may be withdrawn. */
  playTimes: number;
  /** It named no order, was kept aside, and is matched now. */
  isMatched?: boolean;
};
type Named = { provider: string; id: string };

/** What a provider told under a transaction id when it was heeded, whether it named an order or none. */
export async function findHeard(
  db: Db,
  { provider, id }: Named,
): Promise<{ reference: string; amount: number } | undefined> {
  return (
    (await findUnmatched(db, { provider, id })) ??
    (await db
      .select({ reference: deposits.reference, amount: payments.amount })
      .from(payments)
      .innerJoin(deposits, eq(deposits.orderNo, payments.orderNo))
      .where(and(eq(payments.provider, provider), eq(payments.id, id)))
      .get())
  );
}

/** What was credited to an order under a transaction id. */
export const findPayment = (db: Db, { provider, id }: Named) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.id, id)))
    .get();

/** Money that came in under a transaction id and named no order; matched or not. */
export const findUnmatched = (db: Db, { provider, id }: Named) =>
  db
    .select()
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.provider, provider), eq(unmatchedPayments.id, id)))
    .get();

/** Money that nobody has been found for yet, oldest first. */
export async function listUnmatched(db: Db, limit: number): Promise<UnmatchedPayment[]> {
  const isSame = and(
    eq(payments.provider, unmatchedPayments.provider),
    eq(payments.id, unmatchedPayments.id),
  );
  const rows = await db
    .select({ unmatched: unmatchedPayments })
    .from(unmatchedPayments)
    .leftJoin(payments, isSame)
    .where(isNull(payments.id))
    .orderBy(asc(unmatchedPayments.at))
    .limit(limit);
  return rows.map(({ unmatched }) => unmatched);
}

/**
 * Writes down money that names no order, and keeps it aside, in one batch. False when the same transaction was faster.
 * @throws LedgerError `balance.excessive`
 */
export function recordUnmatched(
  db: Db,
  payment: Omit<UnmatchedPayment, 'ledgerKey' | 'at'>,
  now: number,
): Promise<boolean> {
  const { provider, id, amount } = payment;
  const ledgerKey = `unmatched:${JSON.stringify([provider, id])}`;
  const entries = [
    { account: HOUSE_PAYMENTS, amount: -amount },
    { account: HOUSE_UNMATCHED, amount },
  ];
  return written(db, [
    opening(db, HOUSE_PAYMENTS, 'house'),
    opening(db, HOUSE_UNMATCHED, 'house'),
    ...postingOf(db, { idempotencyKey: ledgerKey, kind: 'deposit.unmatched', entries }, now),
    db.insert(unmatchedPayments).values({ ...payment, ledgerKey, at: now }),
  ]);
}

/**
 * Writes a payment with its entries in the ledger, the fee among them, in one batch. False when the same transaction
 * was faster.
 * @throws LedgerError `balance.excessive`
 */
export function recordPayment(db: Db, payment: NewPayment, now: number): Promise<boolean> {
  return written(db, statementsOf(db, payment, now));
}

async function written(db: Db, statements: [Statement, ...Statement[]]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    const failure = toLedgerError(error);
    if (failure instanceof LedgerError) throw failure;
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (/UNIQUE constraint failed|payments: kept aside/.test(text)) return false;
    throw error;
  }
}

function statementsOf(
  db: Db,
  { provider, id, order, amount, playTimes, isMatched = false }: NewPayment,
  now: number,
): [Statement, ...Statement[]] {
  const { orderNo, memberId, feeRate } = order;
  const fee = depositFee(amount, feeRate);
  const ledgerKey = `payment:${JSON.stringify([provider, id])}`;
  const source = `deposit:${orderNo}`;
  const member = memberAccount(memberId);
  const from = isMatched ? HOUSE_UNMATCHED : HOUSE_PAYMENTS;
  const moved = (account: string, sum: number) => [
    { account: member, amount: sum },
    { account, amount: -sum },
  ];
  return [
    opening(db, member, { memberId }),
    opening(db, from, 'house'),
    opening(db, HOUSE_FEES, 'house'),
    ...postingOf(
      db,
      { idempotencyKey: ledgerKey, kind: 'deposit', source, entries: moved(from, amount) },
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
