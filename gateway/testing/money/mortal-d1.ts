import type { openLocalD1 } from '../local-d1';

type LocalD1 = Pick<ReturnType<typeof openLocalD1>, 'prepare' | 'batch'>;
type LocalStatement = ReturnType<LocalD1['prepare']>;

/**
 * Where a caller dies: at its access of this number, counted from 1; before it, after it was written but before the
 * answer came, or after so many statements of its batch.
 */
export type Death = { access: number; at: 'before' | 'after' | number };

/** How many statements each access of a caller has, in their order: all the places where it can die. */
export function deathsOf(accesses: readonly number[]): Death[] {
  return accesses.flatMap((statements, index) => {
    const within = Array.from({ length: statements - 1 }, (_, place) => place + 1);
    return (['before', ...within, 'after'] as const).map((at) => ({ access: index + 1, at }));
  });
}

/**
 * A database whose caller dies at one of its accesses: neither that one nor any later one is answered, and the later ones
 * are not written. Without a death it only counts the statements of each access.
 */
export function mortalD1(inner: LocalD1, death?: Death) {
  const accesses: number[] = [];

  async function reach<T>(statements: number, run: (dieAfter?: number) => Promise<T>): Promise<T> {
    const access = accesses.push(statements);
    if (!death || access < death.access) return run();
    if (access > death.access || death.at === 'before') throw new Error(DIED);
    if (death.at === 'after') await run();
    else await run(death.at);
    throw new Error(DIED);
  }

  const wrap = (statement: LocalStatement) => ({
    statement,
    bind: (...values: unknown[]) => wrap(statement.bind(...values)),
    run: () => reach(1, () => statement.run()),
    all: () => reach(1, () => statement.all()),
    raw: () => reach(1, () => statement.raw()),
  });

  const database = {
    prepare: (sql: string) => wrap(inner.prepare(sql)),
    batch: (wrapped: ReturnType<typeof wrap>[]) =>
      reach(wrapped.length, (dieAfter) => {
        const statements = wrapped.map(({ statement }) => statement);
        if (dieAfter !== undefined) statements.splice(dieAfter, 0, DEATH);
        return inner.batch(statements);
      }),
  };
  return { database, accesses };
}

const DIED = 'the caller has died';

const DEATH = {
  runNow(): never {
    throw new Error(DIED);
  },
} as unknown as LocalStatement;
