// @vitest-environment happy-dom
import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../messages/vi.json';
import { List } from './list';
import { wholeList } from './list-state';
import { PendingRows } from './pending-rows';
import { type PageOf, useList } from './use-list';

type Page = { names: string[]; next: string | null };

const answer = vi.fn<(filter: string, cursor: string | null) => Promise<Page>>();
const page: PageOf<Page, string> = {
  entriesOf: ({ names }) => names,
  keyOf: (name) => name,
  totalOf: () => 5,
};
const WORDS = {
  failed: { title: 'Not loaded', text: 'Try later' },
  shown: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total}`,
  more: 'More',
  moreFailed: 'No more came',
};

function Names({ filter }: { filter: string }) {
  const list = useList(
    {
      queryKey: ['names', filter],
      queryFn: ({ pageParam }) => answer(filter, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }: Page) => next,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    page,
  );
  return (
    <>
      <button type="button" onClick={list.refresh}>
        Refresh
      </button>
      <button
        type="button"
        onClick={() => {
          list.more.load();
          list.more.load();
        }}
      >
        Twice
      </button>
      <output aria-label="Total">{list.total}</output>
      <List
        list={list}
        words={WORDS}
        pending={<PendingRows count={3} />}
        empty={<p>Nothing</p>}
        aria-label="Names"
      >
        {(name) => name}
      </List>
    </>
  );
}

const pages: Record<string, Page> = {
  first: { names: ['An', 'Bình'], next: 'second' },
  second: { names: ['Bình', 'Chi'], next: 'third' },
  third: { names: ['Dung'], next: null },
};

beforeEach(() => {
  answer.mockReset().mockImplementation(async (_, cursor) => pages[cursor ?? 'first'] as Page);
});
afterEach(cleanup);

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const names = (filter = '') => (
    <QueryClientProvider client={client}>
      <Names filter={filter} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(names());
  return { filter: (filter: string) => rerender(names(filter)), unmount, again: () => render(names()) };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const total = () => screen.getByLabelText('Total').textContent;
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = () => answer.mock.calls.map(([, cursor]) => cursor);
const hasRows = (...names: string[]) => waitFor(() => expect(rows()).toEqual(names));

it('shows where the rows will be until the first page is there', async () => {
  show();
  expect(document.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
  await hasRows('An', 'Bình');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.getByRole('list', { name: 'Names' })).toBeTruthy();
});

it('says that it could not be loaded, and asks again when told to', async () => {
  answer.mockRejectedValueOnce(new Error());
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Not loaded');
  tap(vietnamese.action_retry);
  await hasRows('An', 'Bình');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there is nothing, without a button for more', async () => {
  answer.mockResolvedValue({ names: [], next: null });
  show();
  expect(await screen.findByText('Nothing')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('offers the next page of one on which nothing is shown', async () => {
  answer.mockResolvedValueOnce({ names: [], next: 'third' });
  show();
  await waitFor(() => tap('More'));
  await hasRows('Dung');
});

it('loads page after page by the cursor of the one before, shows each entry once and how many of all, and ends', async () => {
  show();
  await hasRows('An', 'Bình');
  expect(screen.getByText('2 of 5').role).toBe('status');
  expect(total()).toBe('5');
  tap('More');
  await hasRows('An', 'Bình', 'Chi');
  expect(screen.getByText('3 of 5').role).toBe('status');
  tap('More');
  await hasRows('An', 'Bình', 'Chi', 'Dung');
  expect(screen.queryByText('4 of 5')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(asked()).toEqual([null, 'second', 'third']);
  // What is there counts once all is loaded, whatever was said before.
  expect(total()).toBe('4');
});

it('keeps what is shown when a page does not come, says so, and asks for that page again alone', async () => {
  show();
  await hasRows('An', 'Bình');
  answer.mockRejectedValueOnce(new Error());
  tap('More');
  expect((await screen.findByRole('alert')).textContent).toBe('No more came');
  expect(rows()).toEqual(['An', 'Bình']);
  tap(vietnamese.action_retry);
  await hasRows('An', 'Bình', 'Chi');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked()).toEqual([null, 'second', 'second']);
});

it('moves the focus from the button to the first new row, and back to the button when none came', async () => {
  show();
  await hasRows('An', 'Bình');
  answer.mockRejectedValueOnce(new Error());
  screen.getByRole('button', { name: 'More' }).focus();
  tap('More');
  await screen.findByRole('alert');
  expect(document.activeElement?.textContent).toBe(vietnamese.action_retry);
  tap(vietnamese.action_retry);
  await hasRows('An', 'Bình', 'Chi');
  expect(document.activeElement?.textContent).toBe('Chi');
  tap('More');
  screen.getByRole('button', { name: 'Refresh' }).focus();
  await hasRows('An', 'Bình', 'Chi', 'Dung');
  expect(document.activeElement?.textContent).toBe('Refresh');
});

it('is busy while the next page is on its way, which two who want it at the same time get once', async () => {
  show();
  await hasRows('An', 'Bình');
  let arrive = (_: Page) => undefined as unknown;
  answer.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  tap('Twice');
  const button = await screen.findByRole('button', { name: vietnamese.action_working });
  expect(button).toHaveProperty('disabled', true);
  await act(async () => arrive(pages.second as Page));
  await hasRows('An', 'Bình', 'Chi');
  expect(asked()).toEqual([null, 'second']);
});

it('loads the next page of another filter while one of the filter before hangs', async () => {
  const { filter } = show();
  await hasRows('An', 'Bình');
  answer.mockImplementationOnce(() => new Promise(() => undefined));
  tap('More');
  filter('new');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More' })).not.toBeNull());
  tap('More');
  await hasRows('An', 'Bình', 'Chi');
});

it('loads the next page also while all is asked for again', async () => {
  show();
  await hasRows('An', 'Bình');
  answer.mockImplementationOnce(() => new Promise(() => undefined));
  tap('Refresh');
  tap('More');
  await hasRows('An', 'Bình', 'Chi');
});

it('asks again for every page that is shown when it is refreshed', async () => {
  show();
  await hasRows('An', 'Bình');
  tap('More');
  await hasRows('An', 'Bình', 'Chi');
  answer.mockImplementation(async (_, cursor) => ({ names: [`new ${cursor}`], next: 'second' }));
  tap('Refresh');
  await hasRows('new null', 'new second');
});

it('has all pages again on a way back, without a call', async () => {
  const { unmount, again } = show();
  await hasRows('An', 'Bình');
  tap('More');
  await hasRows('An', 'Bình', 'Chi');
  unmount();
  again();
  expect(rows()).toEqual(['An', 'Bình', 'Chi']);
  expect(asked()).toEqual([null, 'second']);
});

it('shows the rows of the filter before as such until those of the new one are there', async () => {
  const { filter } = show();
  await hasRows('An', 'Bình');
  let arrive = (_: Page) => undefined as unknown;
  answer.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  filter('new');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(rows()).toEqual(['An', 'Bình']);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await act(async () => arrive({ names: ['Giang'], next: null }));
  await hasRows('Giang');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
});

it('shows a list that comes in one answer without a button for more', () => {
  const query = { isPending: false, isFetching: false, refetch: vi.fn() };
  const list = wholeList(query, ['An', 'Bình'], (name) => name);
  render(
    <List list={list} words={WORDS} pending={null} empty={null}>
      {(name) => name}
    </List>,
  );
  expect(rows()).toEqual(['An', 'Bình']);
  expect(list.total).toBe(2);
  expect(screen.queryByRole('button')).toBeNull();
});
