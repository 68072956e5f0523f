import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';

/** Rows of a table that nothing reads any more. */
export type Expired = { table: SQLiteTable; where: SQL | undefined };

/** Deletes at most `limit` of them and answers how many went; the rest waits for the next time. */
export async function deleteExpired(db: Db, { table, where }: Expired, limit: number): Promise<number> {
  const some = db.select({ row: sql`rowid` }).from(table).where(where).limit(limit);
  const gone = await db.delete(table).where(sql`rowid IN ${some}`).returning({ row: sql`rowid` });
  return gone.length;
}
