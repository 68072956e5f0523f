import { getTableName } from 'drizzle-orm';
import { expiredCaptchas } from './captchas';
import { expiredDeviceMarks } from './device-marks';
import { deleteExpired, type Expired } from './expired';
import { expiredLaunches } from './game-players';
import { expiredIdempotentCalls } from './idempotent-calls';
import { expiredFailures, expiredLocks } from './login-failures';
import { expiredLoginTasks } from './login-tasks';
import { expiredObjections } from './objections';
import type { Db } from './open';
import { expiredChallenges } from './passkeys';
import { expiredUses } from './quota-uses';
import { expiredBodies } from './seen-bodies';
import { expiredLogins, expiredSessions } from './sessions';
import { expiredCodes } from './verification-codes';

/**
 * What goes, and all that goes. Neither the ledger nor the wallet's bets, closings and calls are here, nor players whose
 * launch was taken and rounds for money: a vendor may send a call again at any time, and those answer it.
 */
const RULES: readonly ((now: number) => Expired)[] = [
  expiredSessions,
  expiredLogins,
  expiredChallenges,
  expiredCaptchas,
  expiredFailures,
  expiredLocks,
  expiredLoginTasks,
  expiredDeviceMarks,
  expiredBodies,
  expiredCodes,
  expiredObjections,
  expiredUses,
  expiredIdempotentCalls,
  expiredLaunches,
];

/** Rows of one table that go at once: little enough for one statement, more than a minute brings. */
const AT_ONCE = 500;

/**
 * Deletes what has expired, at most `limit` rows of each table, and answers how many went of which.
 * @throws AggregateError with what failed, after every table had its turn
 */
export async function pruneExpired(
  db: Db,
  now: number,
  limit = AT_ONCE,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const expired of RULES.map((rule) => rule(now))) {
    const count = deleteExpired(db, expired, limit).catch((error) => void failures.push(error));
    gone[getTableName(expired.table)] = (await count) ?? 0;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some tables were not pruned');
  return gone;
}
