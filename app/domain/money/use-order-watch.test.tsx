// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrderWatch } from './use-order-watch';

type Order = { is: 'open' | 'late' | 'over' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  look('visible', false);
  cleanup();
  vi.useRealTimers();
});

function look(state: 'visible' | 'hidden', isTold = true) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  if (isTold) document.dispatchEvent(new Event('visibilitychange'));
}

/** The page of an order; `ask` answers how it stands. */
async function watch(ask: () => Promise<Order>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['order'], { is: 'open' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  const options = { queryKey: ['order'], queryFn: ask, staleTime: Number.POSITIVE_INFINITY };
  const { result } = renderHook(
    () =>
      useOrderWatch(options as never, {
        isOver: ({ is }: Order) => is === 'over',
        isLate: ({ is }: Order) => is === 'late',
        moved: ({ is }: Order) => is,
      }),
    { wrapper },
  );
  await pass(0);
  return result;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What an answer brought is drawn a moment later. */
const drawn = () => pass(1);

/** Expects a question after each pause, in milliseconds, and none before. */
async function expectPauses(ask: ReturnType<typeof vi.fn>, pauses: readonly number[]) {
  for (const pause of pauses) {
    const asked = ask.mock.calls.length;
    await pass(pause - 100);
    expect([pause, ask.mock.calls.length - asked]).toEqual([pause, 0]);
    await pass(100);
    expect([pause, ask.mock.calls.length - asked]).toEqual([pause, 1]);
  }
}

describe('an order on its way', () => {
  it('is asked for with growing pauses, not while it is hidden, and at once when it is looked at again [MONEY-02 MONEY-04]', async () => {
    const ask = vi.fn(async (): Promise<Order> => ({ is: 'open' }));
    await watch(ask);
    await expectPauses(ask, [3_000, 3_000, 5_000]);
    look('hidden');
    await pass(300_000);
    expect(ask).toHaveBeenCalledTimes(3);
    look('visible');
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(4);
    await expectPauses(ask, [3_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000, 30_000]);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(13);
    await expectPauses(ask, [3_000]);
  });

  it('is asked for rarely once nothing is expected of it, and no longer when it is over [MONEY-02]', async () => {
    const ask = vi.fn(async (): Promise<Order> => ({ is: 'late' }));
    await watch(ask);
    await pass(3_000);
    await drawn();
    expect(ask).toHaveBeenCalledTimes(1);
    await expectPauses(ask, [30_000, 60_000, 120_000, 300_000]);
    ask.mockResolvedValue({ is: 'over' });
    await pass(300_000);
    await drawn();
    const asked = ask.mock.calls.length;
    look('visible');
    await pass(900_000);
    expect(ask).toHaveBeenCalledTimes(asked);
  });

  it('keeps what is known while it cannot be asked for, says so, and goes on asking [MONEY-03 MONEY-04]', async () => {
    const ask = vi.fn(async (): Promise<Order> => Promise.reject(new Error('no gateway')));
    const result = await watch(ask);
    await pass(3_000);
    await drawn();
    expect(result.current).toMatchObject({ order: { is: 'open' }, hasFailed: true });
    ask.mockResolvedValue({ is: 'open' });
    await pass(3_000);
    await drawn();
    expect(result.current).toMatchObject({ order: { is: 'open' }, hasFailed: false });
  });
});
