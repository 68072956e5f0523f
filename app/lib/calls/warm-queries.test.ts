import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmList, warmQueries } from './warm-queries';

const never = () => new Promise<never>(() => {});
const [query, list] = [{ queryKey: ['one'] }, { queryKey: ['list'], initialPageParam: null }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['queries', (client: QueryClient) => warmQueries(client, [{ ...query, queryFn: never }])],
  ['the first page of a list', (client: QueryClient) => warmList(client, { ...list, queryFn: never })],
])('a page waits a second at most for %s, and then asks for nothing more', async (_, warm) => {
  const client = new QueryClient();
  let isOver = false;
  const warmed = warm(client).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await warmed;
  expect(client.isFetching()).toBe(0);
});

it('what came in time is there', async () => {
  const client = new QueryClient();
  await warmList(client, { ...list, queryFn: async () => 'page' });
  expect(client.getQueryData(['list'])).toEqual({ pages: ['page'], pageParams: [null] });
});

it.each([
  ['queries', query.queryKey, (client: QueryClient) => warmQueries(client, [{ ...query, queryFn: never }])],
  ['a list', list.queryKey, (client: QueryClient) => warmList(client, { ...list, queryFn: never })],
])(
  'of %s what is there already is not waited for, however old, unless it is known to be wrong',
  async (_, queryKey, load) => {
    const client = new QueryClient();
    const warm = () => {
      const ended = vi.fn();
      void load(client).then(ended);
      return ended;
    };
    client.setQueryData(queryKey, { pages: ['old'], pageParams: [null] }, { updatedAt: 1 });
    const ended = warm();
    await vi.advanceTimersByTimeAsync(0);
    expect([ended.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
    void client.invalidateQueries({ queryKey });
    const waiting = warm();
    await vi.advanceTimersByTimeAsync(900);
    expect(waiting).not.toHaveBeenCalled();
  },
);
