import { openDb as openDemoDb } from '../../demo/db/open';
import { openDemoD1 } from '../../demo/testing/demo-d1';
import { noteMigrations } from '../db/applied-migrations';
import { type Db, openDb } from '../db/open';
import { demo } from '../demo/demo';
import { restoreRooms } from '../demo/sandbox/seed-all';
import type { Env } from '../platform/env';
import { seedAgentHistory } from '../seed/agent-history';
import { seedInbox } from '../seed/inbox';
import { agentLife } from '../seed/lives';
import { seed } from '../seed/seed';
import { demoBeside } from './demo-beside';
import { openLocalD1 } from './local-d1';

/** The names of the migrations that a database has, for each worker. */
type Names = Record<'gateway' | 'demo', readonly string[]>;
type Databases = Record<'gateway' | 'demo', Uint8Array>;

/**
 * The databases of the demo sites and of the demo beside them as files of SQLite: as `/sandbox/seed` fills them (`plain`);
 * and with lives of the demo member and the demo agents, and the days of agents as `/sandbox/agents/history` makes them
 * (`whole`). `now` in epoch milliseconds is what dates count back from.
 */
export async function seededDatabases(
  now: number,
  migrations: Names,
): Promise<{ plain: Databases; whole: Databases }> {
  const beside = await seededDemo(now, migrations.demo);
  const plain = await filled(migrations.gateway, (db) => seed(db, now));
  const whole = await filled(migrations.gateway, async (db) => {
    const world = { db, demo };
    await seed(db, now, demo);
    const agents = (['agent01', 'tongdaily01'] as const).map((account) => agentLife(world, now, account));
    await seedAgentHistory(db, now, agents);
    await seedInbox(db, now);
  });
  return { plain: { gateway: plain, demo: beside }, whole: { gateway: whole, demo: beside } };
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

async function seededDemo(now: number, migrations: readonly string[]): Promise<Uint8Array> {
  const empty = openDemoD1();
  await noteMigrations(openDemoDb({ DB: empty }), migrations);
  const beside = demoBeside(
    () => {
      throw new Error('nothing is asked of the gateway');
    },
    {},
    empty.keep(),
  );
  await restoreRooms({ DB: null, DEMO: beside.binding }, now);
  return beside.keep();
}
