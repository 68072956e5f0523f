import type { openLocalD1 } from './local-d1';

type LocalD1 = ReturnType<typeof openLocalD1>;
type LocalStatement = ReturnType<LocalD1['prepare']>;

/** What happens to a batch that writes: it is written, it breaks off in the middle, or its answer is lost. */
export type Fate = 'written' | 'broken' | 'lost';

/**
 * A database whose callers take turns in an order that `next` draws: a database of its own for each call, so that what
 * one call reads may be old by the time it writes. `onWritten` hears of each batch that was written.
 */
export function shuffleD1(inner: LocalD1, next: (below: number) => number) {
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));

  function databaseOf(fate: () => Fate, onWritten: () => void) {
    const wrap = (statement: LocalStatement, writes: boolean) => ({
      statement,
      writes,
      bind: (...values: unknown[]) => wrap(statement.bind(...values), writes),
      run: () => turn().then(() => statement.run()),
      all: () => turn().then(() => statement.all()),
      raw: () => turn().then(() => statement.raw()),
    });
    return {
      prepare: (sql: string) => wrap(inner.prepare(sql), /^insert/i.test(sql)),
      async batch(wrapped: ReturnType<typeof wrap>[]) {
        await turn();
        const statements = wrapped.map(({ statement }) => statement);
        if (!wrapped.some(({ writes }) => writes)) return inner.batch(statements);
        const end = fate();
        if (end === 'broken') statements.splice(next(statements.length + 1), 0, BREAK);
        const results = await inner.batch(statements);
        onWritten();
        if (end === 'lost') throw new Error('the answer was lost');
        return results;
      },
    };
  }

  /** Runs calls until all have ended, giving turns at random. */
  async function together<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
    let open = calls.length;
    const ended = calls.map((call) =>
      call().finally(() => {
        open -= 1;
      }),
    );
    while (open > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      waiting.splice(next(waiting.length), 1)[0]?.();
    }
    return Promise.all(ended);
  }

  return { databaseOf, together };
}

const BREAK = {
  runNow(): never {
    throw new Error('the batch broke off');
  },
} as unknown as LocalStatement;
