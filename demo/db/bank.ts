import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from './open';
import { type BankNotice, bankNotices, bankPayouts, bankVouchers } from './schema';

type NewNotice = Pick<BankNotice, 'path' | 'body' | 'dueAt'>;

/** Notes what the demo bank has to tell. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<void> {
  await db.insert(bankNotices).values(notice);
}

/** What is to be told by now, oldest first. */
export const listDueNotices = (db: Db, now: number, limit: number) =>
  db
    .select()
    .from(bankNotices)
    .where(and(isNull(bankNotices.answer), lte(bankNotices.dueAt, now)))
    .orderBy(asc(bankNotices.dueAt), asc(bankNotices.id))
    .limit(limit);

/** Takes a notice for one try, the next of which is not before `next`; one of several takes it. */
export async function takeNotice(db: Db, { id, tries }: BankNotice, next: number): Promise<boolean> {
  const taken = await db
    .update(bankNotices)
    .set({ tries: tries + 1, dueAt: next })
    .where(and(eq(bankNotices.id, id), eq(bankNotices.tries, tries), isNull(bankNotices.answer)))
    .returning({ id: bankNotices.id });
  return taken.length === 1;
}

/** Keeps what a notice was answered: it is told no more. */
export async function answerNotice(db: Db, id: number, answer: string): Promise<void> {
  await db.update(bankNotices).set({ answer }).where(eq(bankNotices.id, id));
}

/**
 * Takes a payout on, with what there is to tell of it, both or neither. Asked for again it is paid once; twins are told
 * of twice.
 */
export async function insertPayout(
  db: Db,
  payout: typeof bankPayouts.$inferInsert,
  notices: readonly NewNotice[],
): Promise<void> {
  const { orderNo } = payout;
  if (await findPayout(db, orderNo)) return;
  await db.batch([
    db.insert(bankPayouts).values(payout).onConflictDoNothing(),
    ...notices.map((notice) => db.insert(bankNotices).values(notice)),
  ]);
}

/** A payout that the demo bank has taken on, or undefined. */
export const findPayout = (db: Db, orderNo: string) =>
  db.select().from(bankPayouts).where(eq(bankPayouts.orderNo, orderNo)).get();

/** Takes a card in for an order; false when it was handed in for another. */
export async function takeVoucher(db: Db, serialHash: string, reference: string): Promise<boolean> {
  const [row] = await db
    .insert(bankVouchers)
    .values({ serialHash, reference })
    .onConflictDoUpdate({ target: bankVouchers.serialHash, set: { serialHash: sql`serial_hash` } })
    .returning({ reference: bankVouchers.reference });
  return row?.reference === reference;
}
