import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { insertAll } from './insert-all';
import type { Db } from './open';
import {
  bonusGrants,
  type DepositChannelRow,
  type DepositOrder,
  depositChannels,
  depositEndings,
  deposits,
  payments,
} from './schema';

/** Orders of a member that wait for a payment at once; a trigger counts them. */
export const MOST_WAITING = 5;

type NewDeposit = typeof deposits.$inferInsert;
type NewEnding = typeof depositEndings.$inferInsert;

/** An order, and all that follows from: what came in for it, and what ended it. Amounts in 1/100 units. */
const facts = {
  order: deposits,
  ending: depositEndings,
  paid: sql<number>`(SELECT COALESCE(SUM(p.amount), 0) FROM ${payments} p WHERE p.order_no = ${deposits.orderNo})`,
  fees: sql<number>`(SELECT COALESCE(SUM(p.fee), 0) FROM ${payments} p WHERE p.order_no = ${deposits.orderNo})`,
  hasBonus: sql<number>`EXISTS (SELECT 1 FROM ${bonusGrants} g WHERE g.order_no = ${deposits.orderNo})`,
  /** Whether another order of the member was ever paid for. */
  hasPaidOther: sql<number>`EXISTS (
    SELECT 1 FROM ${payments} p WHERE p.member_id = ${deposits.memberId} AND p.order_no <> ${deposits.orderNo}
  )`,
  paidAt: sql<number | null>`(SELECT MAX(p.at) FROM ${payments} p WHERE p.order_no = ${deposits.orderNo})`,
};
export type DepositFacts = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;

const selected = (db: Db) =>
  db.select(facts).from(deposits).leftJoin(depositEndings, eq(depositEndings.orderNo, deposits.orderNo));

/** An order by its number, whoever's it is. */
export const findDeposit = (db: Db, orderNo: string) =>
  selected(db).where(eq(deposits.orderNo, orderNo)).get();

/** An order by what its provider knows it by. */
export const findByReference = (db: Db, provider: string, reference: string) =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.reference, reference), eq(deposits.provider, provider)))
    .get();

/** Orders by what their providers know them by, whoever they are; a hundred at most. */
export const findByReferences = (db: Db, references: readonly string[]) =>
  selected(db).where(inArray(deposits.reference, [...references]));

/** A member's orders, newest first. */
export const listMemberDeposits = (db: Db, memberId: number, limit: number) =>
  selected(db)
    .where(eq(deposits.memberId, memberId))
    .orderBy(desc(deposits.createdAt), desc(deposits.orderNo))
    .limit(limit);

/**
 * How many cards of a member were no good since a moment: refused, or not waited for any longer and not paid by now. Of
 * what is not known yet to be good, leaving it makes it no better.
 */
export async function countBadCards(db: Db, memberId: number, since: number): Promise<number> {
  const row = await db
    .select({ bad: count() })
    .from(deposits)
    .innerJoin(depositEndings, eq(depositEndings.orderNo, deposits.orderNo))
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.kind, 'voucher'),
        gt(depositEndings.at, since),
        sql`NOT EXISTS (SELECT 1 FROM ${payments} p WHERE p.order_no = ${deposits.orderNo})`,
      ),
    )
    .get();
  return row?.bad ?? 0;
}

/** The order of an intent, if it was opened. */
export const findByIntent = (db: Db, intentHash: string) =>
  db.select().from(deposits).where(eq(deposits.intentHash, intentHash)).get();

/**
 * Opens an order; the one of the same intent stays, and is answered. Undefined when as many of the member's wait for a
 * payment as may, which the database counts as it writes.
 */
export async function insertDeposit(db: Db, order: NewDeposit): Promise<DepositOrder | undefined> {
  try {
    await db.insert(deposits).values(order).onConflictDoNothing({ target: deposits.intentHash });
  } catch (error) {
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (!text.includes('payments: too many orders wait')) throw error;
  }
  return findByIntent(db, order.intentHash);
}

/**
 * Ends an order without money. False when it has ended already, or the database says that it may not end so. What its
 * provider says of a card takes the place of its member's no longer waiting for that.
 */
export async function insertEnding(db: Db, ending: NewEnding): Promise<boolean> {
  const { kind, reason, at, orderNo } = ending;
  const inserting = db.insert(depositEndings).values(ending);
  const known =
    kind === 'cancelled'
      ? inserting.onConflictDoNothing()
      : inserting.onConflictDoUpdate({
          target: depositEndings.orderNo,
          set: { kind, reason, at },
          setWhere: sql`${depositEndings.kind} = 'cancelled'
            AND (SELECT d.kind FROM ${deposits} d WHERE d.order_no = ${orderNo}) = 'voucher'`,
        });
  try {
    const { length } = await known.returning({ orderNo: depositEndings.orderNo });
    return length > 0;
  } catch (error) {
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (text.includes('payments: the order is not open')) return false;
    throw error;
  }
}

/** The ways to pay in at a merchant, in its order. */
export const listChannels = (db: Db, merchant: string) =>
  db
    .select()
    .from(depositChannels)
    .where(eq(depositChannels.merchant, merchant))
    .orderBy(asc(depositChannels.position));

/** One of them. */
export const findChannel = (db: Db, merchant: string, id: string) =>
  db
    .select()
    .from(depositChannels)
    .where(and(eq(depositChannels.merchant, merchant), eq(depositChannels.id, id)))
    .get();

/** Puts channels in the place of all there are; for the seeding and the sandbox. */
export async function replaceChannels(db: Db, rows: readonly DepositChannelRow[]): Promise<void> {
  await db.delete(depositChannels);
  await insertAll(db, depositChannels, rows);
}

/** Changes a channel; for the sandbox. False when there is none. */
export async function changeChannel(
  db: Db,
  { merchant, id }: { merchant: string; id: string },
  changes: Partial<DepositChannelRow>,
): Promise<boolean> {
  const changed = await db
    .update(depositChannels)
    .set(changes)
    .where(and(eq(depositChannels.merchant, merchant), eq(depositChannels.id, id)))
    .returning({ id: depositChannels.id });
  return changed.length > 0;
}
