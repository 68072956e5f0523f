import { eq } from 'drizzle-orm';
import type { Db } from './open';
import { type Merchant, merchants } from './schema';

/** The merchant of a code, or null. */
export async function readMerchant(db: Db, code: string): Promise<Merchant | null> {
  return (await db.select().from(merchants).where(eq(merchants.code, code)).get()) ?? null;
}

export const listMerchants = (db: Db): Promise<Merchant[]> =>
  db.select().from(merchants).orderBy(merchants.code);

/** Changes a merchant's site: flags, parts of the status answer, whether it is open. */
export async function updateMerchant(db: Db, code: string, change: Partial<Merchant>): Promise<void> {
  await db.update(merchants).set(change).where(eq(merchants.code, code));
}

/** Statements that put merchants back as these rows have them; for the sandbox. */
export const restoring = (db: Db, rows: readonly Merchant[]) =>
  rows.map((row) => db.update(merchants).set(row).where(eq(merchants.code, row.code)));
