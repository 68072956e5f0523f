import { sql } from 'drizzle-orm';
import type { Db } from './open';

/** Notes in a database without it which migrations it has, by their names, as wrangler does: it applies later ones alone. */
export async function noteMigrations(db: Db, names: readonly string[]): Promise<void> {
  await db.run(sql`
    CREATE TABLE d1_migrations (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT UNIQUE,
      applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
    )`);
  for (const name of names) await db.run(sql`INSERT INTO d1_migrations (name) VALUES (${name})`);
}
