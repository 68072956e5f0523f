import { AsyncLocalStorage } from 'node:async_hooks';
import type { openLocalD1 } from './local-d1';

type LocalD1 = ReturnType<typeof openLocalD1>;
type LocalStatement = ReturnType<LocalD1['prepare']>;

/** What happens to a batch that writes: it is written, it breaks off in the middle, or its answer is lost. */
export type Fate = 'written' | 'broken' | 'lost';

/**
 * A database whose callers take turns in an order that `next` draws, and nothing else decides: a database of its own for
 * each call, so that what one call reads may be old by the time it writes. `onWritten` hears of each batch that was written.
 */
export function shuffleD1(inner: LocalD1, next: (below: number) => number) {
  const caller = new AsyncLocalStorage<number>();
  const waiting: { call: number; go: () => void }[] = [];
  const index = () => new Promise<void>((go) => waiting.push({ call: caller.getStore() ?? 0, go }));
  let made = 0;

  function databaseOf(fate: () => Fate, onWritten: () => void) {
    const wrap = (statement: LocalStatement, writes: boolean) => ({
      statement,
      writes,
      bind: (...values: unknown[]) => wrap(statement.bind(...values), writes),
      run: () => index().then(() => statement.run()),
      all: () => index().then(() => statement.all()),
      raw: () => index().then(() => statement.raw()),
    });
    return {
      prepare: (sql: string) => wrap(inner.prepare(sql), /^insert/i.test(sql)),
      async batch(wrapped: ReturnType<typeof wrap>[]) {
        await index();
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

  /**
   * Runs calls until all have ended, giving turns at random: each once every call waits for one, and among them by their
   * order, so that how long anything takes on this machine changes nothing.
   */
  async function together<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
    const open = new Set<number>();
    const ended = calls.map((run) => {
      const call = ++made;
      open.add(call);
      return caller.run(call, run).finally(() => open.delete(call));
    });
    const waits = (call: number) => waiting.some((one) => one.call === call);
    while (open.size > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      if (open.size === 0 || ![...open].every(waits)) continue;
      waiting.sort((one, other) => one.call - other.call);
      waiting.splice(next(waiting.length), 1)[0]?.go();
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
