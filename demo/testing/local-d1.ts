import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * A D1 database in memory, as far as drizzle uses one: statements, and batches that are one transaction. Migrated by
 * the files of a folder and empty, or a copy of a kept one.
 */
export function openLocalD1(migrations: URL, kept?: Uint8Array) {
  const sqlite = new DatabaseSync(':memory:');
  if (kept) sqlite.deserialize(kept);
  else migrate(sqlite, migrations);
  sqlite.exec('PRAGMA foreign_keys = ON');
  const compiled = [new Map<string, StatementSync>(), new Map<string, StatementSync>()] as const;
  /** Compiling takes longer than most statements: those on tables with triggers bring all of these along. */
  const compile = (sql: string, asArrays: boolean) => {
    const kept = compiled[asArrays ? 1 : 0];
    const known = kept.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    statement.setReturnArrays(asArrays);
    kept.set(sql, statement);
    return statement;
  };
  return {
    /** The database as it is now, for copies. */
    keep: () => sqlite.serialize(),
    prepare: (sql: string) => new LocalStatement(compile, sql),
    async batch(statements: LocalStatement[]) {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map((statement) => statement.runNow());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

function migrate(sqlite: DatabaseSync, migrations: URL): void {
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
  }
}

export class LocalStatement {
  constructor(
    private readonly compile: (sql: string, asArrays: boolean) => StatementSync,
    private readonly sql: string,
    private readonly values: SQLInputValue[] = [],
  ) {}

  bind(...values: unknown[]): LocalStatement {
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    // D1 refuses more than this.
    if (bound.length > 100) throw new Error('too many SQL variables');
    return new LocalStatement(this.compile, this.sql, bound as SQLInputValue[]);
  }

  runNow() {
    return { success: true, results: this.compile(this.sql, false).all(...this.values), meta: {} };
  }

  async run() {
    return this.runNow();
  }

  async all() {
    return this.runNow();
  }

  async raw() {
    return this.compile(this.sql, true).all(...this.values);
  }
}
