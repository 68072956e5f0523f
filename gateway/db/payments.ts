import { and, asc, eq, isNull } from 'drizzle-orm';
import { depositFee } from '../../contracts/deposit/deposit-fee';
import { bonusSource, bonusWith, granting } from './deposit-bonuses';
import { type Notice, noticing } from './inbox';
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
import { HOUR_MS } from './quota-uses';
import {
  type AgreedBonus,
  type DepositOrder,
  payments,
  type UnmatchedPayment,
  unmatchedPayments,
} from './schema';
import { type NewRequirement, requiring } from './wagering-requirements';

/** Money that a provider says came in for an order; 1/100 units. */
export type NewPayment = {
  provider: string;
  id: string;
  order: Pick<DepositOrder, 'orderNo' | 'memberId' | 'feeRate' | 'amount' | 'bonus' | 'reference'>;
  /** The text of the transfer, where it was not the order's reference. */
  text?: string;
  amount: number;
  /** How often what arrives must be played before it may be withdrawn. */
  playTimes: number;
  /** It named no order, was kept aside, and is matched now. */
  isMatched?: boolean;
  /** What its member is told of it; null for seeds. */
  noticesOf: ((arrived: ArrivedPayment, now: number) => Notice[]) | null;
};
/** What came of a payment: its fee, and the bonus that came with it with what must be bet for both. 1/100 units. */
export type ArrivedPayment = { fee: number; bonus: (AgreedBonus & { required: number }) | null };
type Named = { provider: string; id: string };

/** What a provider told under a transaction id when it was heeded, whether it named an order or none. */
export async function findHeard(
  db: Db,
  { provider, id }: Named,
): Promise<{ reference: string; amount: number } | undefined> {
  return (await findUnmatched(db, { provider, id })) ?? (await findPayment(db, { provider, id }));
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
export async function writeUnmatched(
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
  const outcome = await write(db, [
    opening(db, HOUSE_PAYMENTS, 'house'),
    opening(db, HOUSE_UNMATCHED, 'house'),
    ...postingOf(db, { idempotencyKey: ledgerKey, kind: 'deposit.unmatched', entries }, now),
    db.insert(unmatchedPayments).values({ ...payment, ledgerKey, at: now }),
  ]);
  return outcome === 'written';
}

/** Payments of one member may come at once, and each time, what is known now says whether a bonus comes. */
const MOST_TRIES = 5;
const DAY_MS = 24 * HOUR_MS;

/**
 * Writes a payment with its entries in the ledger, the fee and a bonus that comes with it among them, in one batch.
 * False when the same transaction was faster.
 * @throws LedgerError `balance.excessive`
 * @throws NoOrderWaitsError
 */
export async function writePayment(db: Db, payment: NewPayment, now: number): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const bonus = await bonusWith(db, payment.order, payment.amount);
    const outcome = await write(db, statementsOf(db, payment, bonus, now));
    if (outcome !== 'bonus.changed') return outcome === 'written';
  }
  throw new Error('other payments of the member were faster each time');
}

/** No order waits for exactly this payment by now, whose text was not the order's reference. */
export class NoOrderWaitsError extends Error {}

/** Runs a batch; `known` where the same transaction was faster, `bonus.changed` where another payment was. */
async function write(
  db: Db,
  statements: [Statement, ...Statement[]],
): Promise<'written' | 'known' | 'bonus.changed'> {
  try {
    await db.batch(statements);
    return 'written';
  } catch (error) {
    const failure = toLedgerError(error);
    if (failure instanceof LedgerError) throw failure;
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (/payments: the bonus|failed: bonus_grants/.test(text)) return 'bonus.changed';
    if (text.includes('payments: no order waits for this')) throw new NoOrderWaitsError();
    if (/UNIQUE constraint failed|payments: kept aside/.test(text)) return 'known';
    throw error;
  }
}

function statementsOf(
  db: Db,
  { provider, id, order, text, amount, playTimes, isMatched = false, noticesOf }: NewPayment,
  bonus: AgreedBonus | null,
  now: number,
): [Statement, ...Statement[]] {
  const { orderNo, memberId, feeRate } = order;
  const fee = depositFee(amount, feeRate);
  const reference = text ?? order.reference;
  const ledgerKey = `payment:${JSON.stringify([provider, id])}`;
  const source = `deposit:${orderNo}`;
  const member = memberAccount(memberId);
  const from = isMatched ? HOUSE_UNMATCHED : HOUSE_PAYMENTS;
  const moved = (account: string, sum: number) => [
    { account: member, amount: sum },
    { account, amount: -sum },
  ];
  const arrived = amount - fee;
  // What is paid beyond the order was agreed for no bonus.
  const withBonus = bonus ? Math.min(arrived, order.amount - depositFee(order.amount, feeRate)) : 0;
  const without = arrived - withBonus;
  const required = bonus ? (withBonus + bonus.amount) * bonus.times : 0;
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
    ...(playTimes === 0 || without === 0
      ? []
      : [toBePlayed(db, { memberId, source: ledgerKey, kind: 'deposit', at: now }, without, playTimes)]),
    ...(bonus
      ? bonusStatements(db, { orderNo, memberId, paymentKey: ledgerKey }, bonus, withBonus, now)
      : []),
    db
      .insert(payments)
      .values({ provider, id, orderNo, memberId, reference, amount, fee, ledgerKey, at: now }),
    ...noticing(db, noticesOf?.({ fee, bonus: bonus && { ...bonus, required } }, now) ?? []),
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
