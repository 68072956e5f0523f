import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeKey } from '../db/idempotent-calls';
import { openDb } from '../db/open';
import { pruneExpired } from '../db/prune';
import { idempotentCalls } from '../db/schema';
import { openLocalD1 } from '../testing/local-d1';
import { KEPT_MS, LEASE_MS, once } from './once';
import { Refusal } from './refusal';

const NOW = 1_795_300_000_000;
const call = { merchant: 'hoadang', memberId: 1, operation: 'wallet.test', key: crypto.randomUUID() };
const input = { amount: '100.00' };

let now: number;
let context: Parameters<typeof once>[0];
beforeEach(() => {
  // The pauses of a twin that waits.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  now = NOW;
  const wall = () => now;
  context = { db: openDb({ DB: openLocalD1() } as never), clock: { now: wall, wall } };
});
afterEach(() => void vi.useRealTimers());
const counting = () => vi.fn(async () => ({ order: 'o-1' }));

type Started = { resolve: (value: unknown) => void; reject: (error: Error) => void };
/** Work that ends when the test says so; `started` holds each time it was begun. */
function held() {
  const started: Started[] = [];
  const work = vi.fn(() => new Promise<unknown>((resolve, reject) => started.push({ resolve, reject })));
  return { work, started };
}

describe('a call under a key', () => {
  it('is done once, and answered the same again [MONEY-21]', async () => {
    const work = counting();
    for (let time = 0; time < 3; time += 1)
      expect(await once(context, call, input, work)).toEqual({ order: 'o-1' });
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done once for twins, of which the second waits for the first [MONEY-21]', async () => {
    const { work, started } = held();
    const twins = [once(context, call, input, work), once(context, call, input, work)];
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(150);
    started[0]?.resolve({ order: 'o-2' });
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(twins)).toEqual([{ order: 'o-2' }, { order: 'o-2' }]);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    ['letters', 'b3f1c2d4-0a1b-4c2d-8e3f-001122aabbcc', 'B3F1C2D4-0A1B-4C2D-8E3F-001122AABBCC'],
    ['a single letter', 'key-a', 'key-A'],
    ['a blank behind', 'key', 'key '],
    ['a blank before', 'key', ' key'],
    ['a line', 'key', 'key\n'],
    ['a zero byte', 'key', 'key\u0000'],
    ['marks put together', 'ca\u0301', 'c\u00e1'],
    ['marks left out', 'ca', 'c\u00e1'],
    ['full width', 'key1', 'key\uff11'],
    ['what is not seen', 'key', 'k\u200bey'],
    ['a letter that folds to two', 'stra\u00dfe', 'strasse'],
    ['length alone', 'x'.repeat(64), 'x'.repeat(65)],
    ['its very end', `${'x'.repeat(300)}a`, `${'x'.repeat(300)}b`],
  ])(
    'is another under a key that differs in %s: keys are compared as they are [MONEY-21]',
    async (_, key, other) => {
      const work = vi.fn(async () => ({ order: work.mock.calls.length }));
      const under = (name: string) => once(context, { ...call, key: name }, input, work);
      expect([await under(key), await under(other), await under(key), await under(other)]).toEqual([
        { order: 1 },
        { order: 2 },
        { order: 1 },
        { order: 2 },
      ]);
    },
  );

  it('is refused for another input, while the first runs and after it [MONEY-21]', async () => {
    const other = () => once(context, call, { amount: '100.01' }, counting());
    const { work, started } = held();
    const first = once(context, call, input, work);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    await expect(other()).rejects.toMatchObject({ errorCode: 'request.idempotency.reused', status: 409 });
    started[0]?.resolve(null);
    await first;
    await expect(other()).rejects.toThrow('request.idempotency.reused');
  });

  it.each([
    ['merchant', { merchant: 'bare' }],
    ['member', { memberId: 2 }],
    ['operation', { operation: 'wallet.other' }],
    ['key', { key: crypto.randomUUID() }],
  ])('is another one for another %s [MONEY-21]', async (_, change) => {
    const work = counting();
    await once(context, call, input, work);
    await once(context, { ...call, ...change }, { amount: '2.00' }, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', new Refusal('balance.short')],
    ['failed', new Error('no database')],
  ])('gives its key back when it was %s: the same again is judged anew [MONEY-21]', async (_, error) => {
    const work = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(error).mockResolvedValueOnce(1);
    await expect(once(context, call, input, work)).rejects.toBe(error);
    expect(await once(context, call, input, work)).toBe(1);
  });

  it('gives its key back when it died on the way, and not before it must have [MONEY-21]', async () => {
    const take = () => {
      const lease = { merchant: 'hoadang', memberId: 1, operation: 'wallet.test', keyHash: 'hash' };
      return takeKey(context.db, { ...lease, expiresAt: now + LEASE_MS }, 'hash', now);
    };
    expect(await take()).toBe(true);
    now += LEASE_MS;
    expect(await take()).toBe(false);
    now += 1;
    expect(await take()).toBe(true);
  });

  it.each([
    ['fails', (first: Started) => first.reject(new Error('at last'))],
    ['is done', (first: Started) => first.resolve('late')],
  ])('leaves the key to the one that took it when it %s after its time [MONEY-21]', async (_, end) => {
    const { work, started } = held();
    const slow = once(context, call, input, work).catch(() => null);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    now += LEASE_MS + 1;
    const next = once(context, call, input, work);
    await vi.waitFor(() => expect(started).toHaveLength(2));
    end(started[0] as Started);
    await slow;
    const twin = once(context, call, input, work);
    await vi.advanceTimersByTimeAsync(150);
    for (const one of started) one.resolve('in time');
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all([next, twin])).toEqual(['in time', 'in time']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('leaves neither its key nor a hash that its input could be guessed from [MONEY-21]', async () => {
    const other = { ...call, key: crypto.randomUUID() };
    for (const each of [call, other]) await once(context, each, input, counting());
    const rows = await context.db.select().from(idempotentCalls);
    expect(new Set(rows.map(({ inputHash }) => inputHash)).size).toBe(2);
    for (const { key } of [call, other]) expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('is remembered for a day, then let go on the schedule [MONEY-21]', async () => {
    await once(context, call, input, counting());
    now += KEPT_MS;
    expect(await pruneExpired(context.db, now)).toMatchObject({ idempotent_calls: 0 });
    expect(await pruneExpired(context.db, now + 1)).toMatchObject({ idempotent_calls: 1 });
  });
});
