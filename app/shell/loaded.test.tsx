// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../paraglide/messages.js';
import type { Elements } from '../ui/elements';
import { combineQueries, type LoadedQuery } from './combine-queries';
import { Loaded } from './loaded';

const refetch = vi.fn();
beforeEach(() => void refetch.mockReset());
afterEach(cleanup);

type Name = LoadedQuery<string | null>;
const pending: Name = { data: undefined, isError: false, isFetching: true, refetch };
const failed: Name = { ...pending, isError: true, isFetching: false, error: 'lost' };
const known: Name = { ...pending, data: 'An', isFetching: false };

function shown(query: Name, instead?: (error: unknown) => Elements) {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Loaded
        query={query}
        pending={<i>pending</i>}
        failed={(error) => ({ title: 'Failed', text: `It is ${error}` })}
        {...(instead && { instead })}
      >
        {(name) => <b>{name ?? 'none'}</b>}
      </Loaded>
    </QueryClientProvider>,
  );
  return container.textContent;
}

it('shows what stands in its place, then the record, which stays when asking again fails; none is known too [ROUTE-85]', () => {
  const texts = [pending, known, { ...known, isError: true }, { ...known, data: null }].map((one) =>
    shown(one),
  );
  expect(texts).toEqual(['pending', 'An', 'An', 'none']);
});

it('says why it failed with a retry, which waits while it is asked again [ROUTE-87]', () => {
  expect(shown(failed)).toContain('It is lost');
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  expect(refetch).toHaveBeenCalledTimes(1);
  shown({ ...failed, isFetching: true });
  expect(screen.getByRole('button', { name: m.action_working() })).toHaveProperty('disabled', true);
});

it('has something else in the place of the card, for an error of its own alone [ROUTE-87]', () => {
  const gone = (error: unknown): Elements => error === 'gone' && <u>gone</u>;
  expect(shown({ ...failed, error: 'gone' }, gone)).toBe('gone');
  expect(shown(failed, gone)).toContain('It is lost');
});

it('waits for all of several, fails with the first, and asks again for what failed alone [ROUTE-85 ROUTE-87]', async () => {
  const lost = vi.fn();
  const of = (a: Name, b: Name) => combineQueries({ a, b });
  expect([of(known, pending).data, of(known, { ...known, data: null }).data]).toEqual([
    undefined,
    { a: 'An', b: null },
  ]);
  expect([of(known, pending).isError, of(known, pending).isFetching]).toEqual([false, true]);
  const query = of(pending, { ...failed, refetch: lost });
  expect([query.isError, query.error]).toEqual([true, 'lost']);
  await query.refetch();
  expect([refetch.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
});
