import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';

/** D1 binds at most this many values in one statement. */
const MOST_VALUES = 100;

/** Inserts rows in one batch of statements, each within D1's limit; rows that are there already stay as they are. */
export async function insertAll<T extends SQLiteTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const size = Math.max(1, Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length));
  const statements = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    db
      .insert(table)
      .values(rows.slice(index * size, (index + 1) * size) as T['$inferInsert'][])
      .onConflictDoNothing(),
  );
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
