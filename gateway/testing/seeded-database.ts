import { noteMigrations } from '../db/applied-migrations';
import { openDb } from '../db/open';
import type { Env } from '../env';
import { seedAgentHistory } from '../seed/agent-history';
import { seed } from '../seed/seed';
import { openLocalD1 } from './local-d1';

/**
 * The demo sites' database as files of SQLite, as `/sandbox/seed` fills it (`plain`) and with the days of agents as
 * `/sandbox/agents/history` makes them too (`whole`). `now` in epoch milliseconds is what dates count back from;
 * `migrations` are the names of those that it has.
 */
export async function seededDatabase(
  now: number,
  migrations: readonly string[],
): Promise<{ plain: Uint8Array; whole: Uint8Array }> {
  const d1 = openLocalD1();
  const db = openDb({ DB: d1 } as Env);
  await noteMigrations(db, migrations);
  await seed(db, now);
  const plain = d1.keep();
  await seedAgentHistory(db, now);
  return { plain, whole: d1.keep() };
}
