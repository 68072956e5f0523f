import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type Notice, noticing } from './inbox';
import type { Db } from './open';
import {
  members,
  type Payout,
  payoutOutcomes,
  payouts,
  type Withdrawal,
  withdrawalSteps,
  withdrawals,
} from './schema';
import { type Held, type ReturnReason, recorded, writePaid, writeReturned } from './withdrawals';

/** What is paid out: a withdrawal, its merchant, and where its payout stands. */
export type Payable = Held &
  Pick<Withdrawal, 'bankCode' | 'cardNumber' | 'holder'> &
  Pick<Payout, 'provider' | 'tries'> & {
    merchant: string;
    isHandedOver: boolean;
  };
/** What a provider told of a payout. */
export type Outcome = Pick<
  typeof payoutOutcomes.$inferSelect,
  'provider' | 'transactionId' | 'orderNo' | 'outcome'
>;

const PAYABLE = {
  orderNo: withdrawals.orderNo,
  memberId: withdrawals.memberId,
  amount: withdrawals.amount,
  fee: withdrawals.fee,
  bankCode: withdrawals.bankCode,
  cardNumber: withdrawals.cardNumber,
  holder: withdrawals.holder,
  provider: payouts.provider,
  tries: payouts.tries,
  merchant: members.merchant,
  isHandedOver: sql<boolean>`EXISTS (
    SELECT 1 FROM withdrawal_steps WHERE order_no = ${withdrawals.orderNo} AND step = 'paying'
  )`.mapWith(Boolean),
};
const isOf = (provider: string | null) =>
  provider === null ? isNull(payouts.provider) : eq(payouts.provider, provider);
const isDue = (until: number) => and(isNotNull(payouts.nextAt), lte(payouts.nextAt, until));

/** Providers that payouts are due at by a moment. */
export function listDueProviders(db: Db, until: number) {
  return db
    .selectDistinct({ provider: payouts.provider })
    .from(payouts)
    .where(and(isNotNull(payouts.provider), isDue(until)));
}

/** Payouts of one provider, or of none yet, that are due by a moment: those first that wait the longest. */
export function listDue(db: Db, provider: string | null, until: number, limit: number) {
  return payables(db)
    .where(and(isOf(provider), isDue(until)))
    .orderBy(asc(payouts.nextAt))
    .limit(limit);
}

/** The payout of a withdrawal, when it is due by a moment. */
export function findDue(db: Db, orderNo: string, until: number): Promise<Payable | undefined> {
  return payables(db)
    .where(and(eq(payouts.orderNo, orderNo), isDue(until)))
    .get();
}

const payables = (db: Db) =>
  db
    .select(PAYABLE)
    .from(payouts)
    .innerJoin(withdrawals, eq(withdrawals.orderNo, payouts.orderNo))
    .innerJoin(members, eq(members.id, withdrawals.memberId));

/**
 * Takes a turn at a payout and puts the next one off; null when another run has taken it, or there is nothing to do.
 * Responses whether the account of its member rests at that very moment: what was read of it before may be old.
 */
export async function claimTry(
  db: Db,
  { orderNo, provider, tries, memberId }: Payable,
  nextAt: number,
  now: number,
): Promise<{ isFrozen: boolean } | null> {
  const isFrozen = sql`EXISTS (SELECT 1 FROM members WHERE id = ${memberId} AND frozen_until > ${now})`;
  const rows = await db
    .update(payouts)
    .set({ tries: tries + 1, nextAt })
    .where(
      and(eq(payouts.orderNo, orderNo), isOf(provider), eq(payouts.tries, tries), isNotNull(payouts.nextAt)),
    )
    .returning({ isFrozen: isFrozen.mapWith(Boolean) });
  return rows[0] ?? null;
}

/**
 * Writes down that a withdrawal was checked, for good who pays it out, and what its member is told (null for the
 * sandbox); false when that does not come next.
 */
export function writeChecked(
  db: Db,
  { orderNo, memberId }: Pick<Held, 'orderNo' | 'memberId'>,
  provider: string,
  at: number,
  texts: Notice['texts'] | null,
): Promise<boolean> {
  return recorded(db, [
    db.update(payouts).set({ provider, tries: 0, nextAt: at }).where(eq(payouts.orderNo, orderNo)),
    db.insert(withdrawalSteps).values({ orderNo, step: 'checked', at }),
    ...noticing(db, texts ? [{ memberId, texts, createdAt: at }] : []),
  ]);
}

/** Writes down that a withdrawal was handed over, and when it is asked about, if ever; false when that does not come next. */
export function writePaying(db: Db, orderNo: string, at: number, nextAt: number | null): Promise<boolean> {
  return recorded(db, [
    db.insert(withdrawalSteps).values({ orderNo, step: 'paying', at }),
    db.update(payouts).set({ tries: 0, nextAt }).where(eq(payouts.orderNo, orderNo)),
  ]);
}

/** Who pays a withdrawal out; null while nobody was asked, or there is no such withdrawal. */
export async function findPayoutProvider(db: Db, orderNo: string): Promise<string | null> {
  const row = await db
    .select({ provider: payouts.provider })
    .from(payouts)
    .where(eq(payouts.orderNo, orderNo))
    .get();
  return row?.provider ?? null;
}

/** The outcomes that were heeded of a withdrawal, or under a transaction id of its provider. */
export function listHeeded(db: Db, { provider, transactionId, orderNo }: Outcome): Promise<Outcome[]> {
  const { provider: by, transactionId: id, orderNo: of, heeded } = payoutOutcomes;
  return db
    .select()
    .from(payoutOutcomes)
    .where(and(heeded, or(eq(of, orderNo), and(eq(by, provider), eq(id, transactionId)))));
}

/** Ends a withdrawal as its provider tells, once; false when it is not to be ended, or a twin was faster. */
export function writeOutcome(
  db: Db,
  withdrawal: Held,
  { provider, transactionId, orderNo, outcome }: Outcome,
  /** Why it goes back; null when it does not. */
  reason: ReturnReason | null,
  at: number,
  texts: Notice['texts'],
): Promise<boolean> {
  const heeded = db
    .insert(payoutOutcomes)
    .values({ provider, transactionId, orderNo, outcome, heeded: true, at });
  return reason === null
    ? writePaid(db, withdrawal, at, texts, heeded)
    : writeReturned(db, withdrawal, reason, at, texts, heeded);
}

/** Keeps for the staff what a provider told and nobody heeded. */
export async function keepUnheeded(
  db: Db,
  { provider, transactionId, orderNo, outcome }: Outcome,
  at: number,
) {
  await db
    .insert(payoutOutcomes)
    .values({ provider, transactionId, orderNo, outcome, heeded: false, at })
    .onConflictDoNothing();
}
