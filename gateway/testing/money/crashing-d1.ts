import type { openLocalD1 } from '../local-d1';

type LocalD1 = Pick<ReturnType<typeof openLocalD1>, 'prepare' | 'batch'>;
type LocalStatement = ReturnType<LocalD1['prepare']>;
type Made = { statement: LocalStatement; writes: boolean };

/**
 * Where a caller dies: at its access of this number, counted from 1; before it, after it was written but before the
 * answer came, or after so many statements of its batch.
 */
export type CrashPoint = { access: number; at: 'before' | 'after' | number };

/** One access of a caller: how many statements it had, and whether any of them writes. */
export type Access = { statements: number; writes: boolean };

/**
 * All the places where a caller can die and leave something else behind: before anything was written, between any two
 * statements of what it writes, and after each. Before an access is after the one before it.
 */
export function crashPointsOf(accesses: readonly Access[]): CrashPoint[] {
  const within = accesses.flatMap(({ statements, writes }, index) => {
    const places = Array.from({ length: statements - 1 }, (_, place) => place + 1);
    return writes ? [...places, 'after' as const].map((at) => ({ access: index + 1, at })) : [];
  });
  return [{ access: 1, at: 'before' }, ...within];
}

/**
 * A database whose caller dies at one of its accesses: neither that one nor any later one is answered, and the later ones
 * are not written. Without a death it only notes what the caller does, in `accesses`: two databases that share them have
 * one caller.
 */
export function crashingD1(inner: LocalD1, crashPoint?: CrashPoint, accesses: Access[] = []) {
  async function reach<T>(made: readonly Made[], run: (dieAfter?: number) => Promise<T>): Promise<T> {
    const access = accesses.push({ statements: made.length, writes: made.some(({ writes }) => writes) });
    if (!crashPoint || access < crashPoint.access) return run();
    if (access > crashPoint.access || crashPoint.at === 'before') throw new Error(DIED);
    if (crashPoint.at === 'after') await run();
    else await run(crashPoint.at);
    throw new Error(DIED);
  }

  const wrap = (made: Made) => ({
    made,
    bind: (...values: unknown[]) => wrap({ ...made, statement: made.statement.bind(...values) }),
    run: () => reach([made], () => made.statement.run()),
    all: () => reach([made], () => made.statement.all()),
    raw: () => reach([made], () => made.statement.raw()),
  });

  const database = {
    prepare: (sql: string) => wrap({ statement: inner.prepare(sql), writes: !/^\s*select/i.test(sql) }),
    batch: (wrapped: ReturnType<typeof wrap>[]) => {
      const made = wrapped.map((one) => one.made);
      return reach(made, (dieAfter) => {
        const statements = made.map(({ statement }) => statement);
        if (dieAfter !== undefined) statements.splice(dieAfter, 0, CRASH);
        return inner.batch(statements);
      });
    },
  };
  return { database, accesses };
}

const DIED = 'the caller has died';

const CRASH = {
  runNow(): never {
    throw new Error(DIED);
  },
  /** A database that wraps its statements, as `shuffleD1` does, finds it as it is. */
  get statement() {
    return CRASH;
  },
} as unknown as LocalStatement;
