import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ByteBudget } from './byte-budget';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a budget of bytes', () => {
  it('holds no more than there is, of one no more than a share, and takes back what it gave [CALL-03]', () => {
    const budget = new ByteBudget(100, 60);
    const first = budget.take({ name: 'a' }, 60);
    expect(budget.take({ name: 'a' }, 1)).toBeNull();
    const other = budget.take({ name: 'b' }, 40);
    expect(budget.take({ name: 'c' }, 1)).toBeNull();
    first?.release();
    first?.release();
    expect(budget.take({ name: 'c' }, 60)).not.toBeNull();
    expect(budget.take({ name: 'd' }, 1)).toBeNull();
    expect(other?.resize(41)).toBe(false);
    expect(other?.resize(10)).toBe(true);
    expect(budget.take({ name: 'd' }, 30)).not.toBeNull();
  });

  it('holds of many together no more than their share, though each has room [CALL-03]', () => {
    const budget = new ByteBudget(100, 60);
    const among = { name: 'network', share: 70 };
    const first = budget.take({ name: 'a', among }, 40);
    expect(budget.take({ name: 'b', among }, 40)).toBeNull();
    const second = budget.take({ name: 'b', among }, 30);
    expect(second?.resize(31)).toBe(false);
    expect(budget.take({ name: 'c' }, 30)).not.toBeNull();
    first?.release();
    expect(budget.take({ name: 'b', among }, 30)).not.toBeNull();
  });

  it('keeps the last of it for whom it is meant [CALL-03]', () => {
    const budget = new ByteBudget(100, 100);
    const guest = { name: 'guest', upTo: 50 };
    const held = budget.take(guest, 50);
    expect([budget.take(guest, 1), held?.resize(51)]).toEqual([null, false]);
    expect(budget.take({ name: 'member' }, 50)).not.toBeNull();
  });

  it('lets a few wait for a while: who fits is next, the others wait on or go [CALL-03]', async () => {
    const budget = new ByteBudget(100, 60);
    const turn = { withinMs: 5_000, behind: 3, ownBehind: 1 };
    const [a, b] = [budget.take({ name: 'a' }, 60), budget.take({ name: 'b' }, 40)];
    const told: string[] = [];
    const wait = (name: string, bytes: number) =>
      budget.acquire({ name }, bytes, turn).then((held) => void told.push(`${name} ${held !== null}`));
    const all = [wait('a', 60), wait('c', 50), wait('d', 40)];
    await wait('e', 1);
    expect(told).toEqual(['e false']);
    told.length = 0;
    b?.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['d true']);
    await wait('a', 60);
    expect(told).toEqual(['d true', 'a false']);
    a?.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['d true', 'a false', 'a true']);
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(all);
    expect(told).toEqual(['d true', 'a false', 'a true', 'c false']);
  });
});
