import type { SQL } from 'drizzle-orm';
import type { Statement } from './ledger';
import type { Db } from './open';

type Inside = {
  dialect: { sqlToQuery: (statement: SQL) => unknown };
  session: { prepareQuery: (query: unknown, fields: undefined, method: 'run', isArray: false) => unknown };
};

/** A statement of plain SQL for a batch: drizzle's own `db.run()` loses its values in one of D1. */
export function rawStatement(db: Db, statement: SQL): Statement {
  const { dialect, session } = db as unknown as Inside;
  const prepare = () => session.prepareQuery(dialect.sqlToQuery(statement), undefined, 'run', false);
  return { _prepare: prepare } as unknown as Statement;
}

/** Runs statements of plain SQL in one batch, before the others that are given. */
export async function runAll(db: Db, statements: readonly SQL[], ...others: Statement[]): Promise<void> {
  const all = [...statements.map((one) => rawStatement(db, one)), ...others];
  await db.batch(all as [Statement, ...Statement[]]);
}
