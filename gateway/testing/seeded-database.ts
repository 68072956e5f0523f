import { openDb } from '../db/open';
import type { Env } from '../env';
import { seedAgentHistory } from '../seed/agent-history';
import { seed } from '../seed/seed';
import { openLocalD1 } from './local-d1';

/**
 * The demo sites' database as files of SQLite, as `/sandbox/seed` fills it (`plain`) and with the days of agents as
 * `/sandbox/agents/history` makes them too (`whole`). `now` in epoch milliseconds is what dates count back from;
 * `migrations` are the names of those that the database notes as applied, as wrangler does.
 */
export async function seededDatabase(
  now: number,
  migrations: readonly string[],
): Promise<{ plain: Uint8Array; whole: Uint8Array }> {
  const d1 = openLocalD1();
  d1.prepare(APPLIED).runNow();
  for (const name of migrations)
    d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).runNow();
  const db = openDb({ DB: d1 } as Env);
  await seed(db, now);
  const plain = d1.keep();
  await seedAgentHistory(db, now);
  return { plain, whole: d1.keep() };
}

const APPLIED = `CREATE TABLE d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;
