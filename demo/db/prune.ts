import { getTableName } from 'drizzle-orm';
import { expiredVisits } from './chat';
import { expiredDraws } from './draws';
import { deleteExpired, type Expired } from './expired';
import type { Db } from './open';
import { expiredPlayRounds, expiredVendorSessions } from './vendor';

/** What goes, and all that goes. Rounds for money stay: the wallet may still be told of one. */
const RULES: readonly ((now: number) => Expired)[] = [
  expiredVisits,
  expiredVendorSessions,
  expiredPlayRounds,
  expiredDraws,
];
/** Rows of one table that go at once. */
const AT_ONCE = 500;

/** Deletes what has expired, some rows of each table, and answers how many went of which. */
export async function pruneExpired(db: Db, now: number): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const expired of RULES.map((rule) => rule(now)))
    gone[getTableName(expired.table)] = await deleteExpired(db, expired, AT_ONCE);
  return gone;
}
