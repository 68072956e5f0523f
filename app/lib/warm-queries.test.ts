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
