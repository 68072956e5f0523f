import { noteMigrations } from '../db/applied-migrations';
import { type Db, openDb } from '../db/open';
import { demo } from '../demo/demo';
import type { Env } from '../platform/env';
import { seedAgentHistory } from '../seed/agent-history';
import { seedInbox } from '../seed/inbox';
import { agentLife } from '../seed/lives';
import { seed } from '../seed/seed';
import { openLocalD1 } from './local-d1';

/**
 * The demo sites' database as files of SQLite: as `/sandbox/seed` fills it (`plain`); and with lives of the demo member and
 * the demo agents, and the days of agents as `/sandbox/agents/history` makes them (`whole`). `now` in epoch milliseconds is what dates count back from;
 * `migrations` are the names of those that it has.
 */
export async function seededDatabase(
  now: number,
  migrations: readonly string[],
): Promise<{ plain: Uint8Array; whole: Uint8Array }> {
  const plain = await filled(migrations, (db) => seed(db, now));
  const whole = await filled(migrations, async (db) => {
    const world = { db, demo };
    await seed(db, now, demo);
    const agents = (['agent01', 'tongdaily01'] as const).map((account) => agentLife(world, now, account));
    await seedAgentHistory(db, now, agents);
    await seedInbox(db, now);
  });
  return { plain, whole };
}

async function filled(
  migrations: readonly string[],
  fill: (db: Db) => Promise<unknown>,
): Promise<Uint8Array> {
  const d1 = openLocalD1();
  const db = openDb({ DB: d1 } as Env);
  await noteMigrations(db, migrations);
  await fill(db);
  return d1.keep();
}
