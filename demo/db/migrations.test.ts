import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** Tables and indexes that statements make of an empty database, each part by part: a later migration puts columns last. */
function madeBy(statements: readonly string[]) {
  const sqlite = new DatabaseSync(':memory:');
  for (const statement of statements) sqlite.exec(statement);
  const made = sqlite
    .prepare("SELECT name, sql FROM sqlite_master WHERE type <> 'trigger' ORDER BY name")
    .all();
  return Object.fromEntries(made.map(({ name, sql }) => [name, partsOf(String(sql))]));
}

const partsOf = (sql: string) =>
  sql
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\)$/, ''))
    .filter((part) => part !== '')
    .sort();

it('has migrations that come to what the schema says, so that no change of it goes without its migration', async () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const migrated = madeBy(files.sort().map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8')));
  const nothing = await generateSQLiteDrizzleJson({}, undefined, 'snake_case');
  const wanted = await generateSQLiteDrizzleJson({ ...schema }, nothing.id, 'snake_case');
  expect(migrated).toEqual(madeBy(await generateSQLiteMigration(nothing, wanted)));
});
