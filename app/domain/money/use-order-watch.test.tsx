// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletQuery } from '../../session/member.queries';
import { useOrderWatch } from './use-order-watch';

type Order = { state: string };
const ask = vi.fn<() => Promise<Order>>();
const watched = {
  isOver: ({ state }: Order) => state === 'arrived',
  isLate: ({ state }: Order) => state === 'expired',
  moved: ({ state }: Order) => state,
};
const query = () => queryOptions({ queryKey: ['order'], queryFn: ask, retry: false, staleTime: 60_000 });
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  client.setQueryData(['order'], { state: 'pending' });
  ask.mockReset().mockResolvedValue({ state: 'pending' });
});
afterEach(async () => {
  cleanup();
  await look('visible');
  vi.useRealTimers();
});

function watch() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  return renderHook(() => useOrderWatch(query(), watched), { wrapper });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const look = (state: 'visible' | 'hidden') =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });

it('asks for an order with growing pauses, and no more once it is over [MONEY-02 MONEY-04]', async () => {
  const { result } = watch();
  expect(ask).not.toHaveBeenCalled();
  const asked: number[] = [];
  for (const seconds of [3, 3, 5, 8, 13, 21, 30, 30]) {
    await pass(seconds * 1_000 - 1);
    asked.push(ask.mock.calls.length);
    await pass(1);
  }
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  ask.mockResolvedValue({ state: 'arrived' });
  await pass(30_000);
  await pass(1);
  expect([result.current.order.state, ask.mock.calls.length]).toEqual(['arrived', 9]);
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(9);
});

it('stops while the page is hidden, asks at once when it is looked at again, and quickly from then on [MONEY-02 MONEY-04]', async () => {
  watch();
  await pass(24_000);
  const before = ask.mock.calls.length;
  await look('hidden');
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(before);
  await look('visible');
  expect(ask).toHaveBeenCalledTimes(before + 1);
  await pass(3_000);
  expect(ask).toHaveBeenCalledTimes(before + 2);
});

it('asks nothing on a page that was opened, or answered, behind another app [MONEY-02]', async () => {
  await look('hidden');
  watch();
  await pass(600_000);
  expect(ask).not.toHaveBeenCalled();
  await look('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks at once when the network is back [MONEY-02 MONEY-04]', async () => {
  watch();
  await pass(3_000);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the order when a question fails, says so, and goes on asking [MONEY-02 MONEY-03 MONEY-04]', async () => {
  ask.mockRejectedValueOnce(new Error('offline'));
  const { result } = watch();
  await pass(3_001);
  expect([result.current.order, result.current.hasFailed]).toEqual([{ state: 'pending' }, true]);
  await pass(3_000);
  expect([result.current.hasFailed, ask.mock.calls.length]).toEqual([false, 2]);
});

it('asks for the balance again when money has moved, and not before [MONEY-02]', async () => {
  client.setQueryData(walletQuery().queryKey, { sumBalance: 0 } as never);
  const isOld = () => client.getQueryState(walletQuery().queryKey)?.isInvalidated;
  watch();
  await pass(3_000);
  expect(isOld()).toBe(false);
  ask.mockResolvedValue({ state: 'arrived' });
  await pass(3_001);
  expect(isOld()).toBe(true);
});

it('asks no more once it is left, whatever is on its way [MONEY-02]', async () => {
  const { unmount } = watch();
  await act(() => vi.advanceTimersByTime(3_000));
  unmount();
  await pass(600_000);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks rarely for an order that is late, and finds what comes all the same [MONEY-02]', async () => {
  client.setQueryData(['order'], { state: 'expired' });
  ask.mockResolvedValue({ state: 'expired' });
  const { result } = watch();
  const asked: number[] = [];
  for (const seconds of [30, 60, 120, 300, 300]) {
    await pass(seconds * 1_000 - 1);
    asked.push(ask.mock.calls.length);
    await pass(1);
  }
  expect(asked).toEqual([0, 1, 2, 3, 4]);
  ask.mockResolvedValue({ state: 'arrived' });
  await pass(300_001);
  expect(result.current.order.state).toBe('arrived');
});
