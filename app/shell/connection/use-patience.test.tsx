// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, usePatience } from './use-patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answers: ((text: string) => void)[] = [];

function Screen() {
  usePatience();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['content'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    retry: false,
  });
  if (isPending) return <p>pending</p>;
  if (data) return <p>{data}</p>;
  return (
    <button type="button" onClick={() => void refetch()}>
      again
    </button>
  );
}

it('says after five seconds that content does not come, takes another try, and shows a late answer after all', async () => {
  expect(PATIENCE).toBe(5_000);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await after(PATIENCE - 100);
  expect(screen.queryByText('pending')).not.toBeNull();
  await after(200);
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  await after(0);
  expect(answers).toHaveLength(2);
  await after(PATIENCE + 100);
  expect(screen.queryByRole('button', { name: 'again' })).not.toBeNull();
  answers[0]?.('came late');
  await after(10);
  expect(screen.queryByText('came late')).not.toBeNull();
});
