// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { type Downline, downlineSchema, EXAMPLE_DOWNLINE } from '@/contracts/team/downline';
import { renderOnSite } from '@/tests/support/on-site';
import { branchQuery } from './team.queries';
import type { TeamSearch } from './team.search';
import { TeamList } from './team-list';

const PITCH = 72;
let scrolled = 0;
const one = (id: number, more: object = {}): Downline =>
  v.parse(downlineSchema, { ...EXAMPLE_DOWNLINE, account: `m${id}`, ...more, id: String(id) });
const many = (count: number) => Array.from({ length: count }, (_, index) => one(index + 1));

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 844);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.tagName === 'UL' ? { top: -scrolled, height: 0 } : { top: 0, height: PITCH }) as DOMRect;
  });
});
afterEach(cleanup);

async function show(entries: readonly Downline[], total = entries.length, search: TeamSearch = {}) {
  const load = vi.fn();
  const more = { has: total > entries.length, busy: false, failed: false, load };
  const list = {
    entries,
    keyOf: ({ id }: Downline) => id,
    total,
    more,
    refresh: () => undefined,
    isPending: false,
    isFetching: false,
    isStale: false,
  };
  const branch = [one(9001), one(9002)];
  await renderOnSite(<TeamList {...{ list, entries }} search={search} today="2025-08-21" part="direct" />, {
    session: { type: 1 },
    answers: [[branchQuery('1', 'days7', 'turnover').queryKey, branch]],
  });
  return { load };
}

const lines = () => [...document.querySelectorAll('li[aria-posinset]')];
const scrollTo = (top: number) => {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
};

it('has thirty lines in the page at most of a team of 5,000, and few nodes, wherever it is scrolled [AGENT-25]', async () => {
  await show(many(5_000));
  for (let top = 0; top < 5_000 * PITCH; top += 13_337) {
    scrollTo(top);
    expect(lines().length).toBeGreaterThan(10);
    expect(lines().length).toBeLessThanOrEqual(30);
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  }
});

it('asks for the next page when the end comes near, and not before [AGENT-25]', async () => {
  const { load } = await show(many(50), 5_000);
  expect(load).not.toHaveBeenCalled();
  scrollTo(35 * PITCH);
  expect(load).toHaveBeenCalled();
});

it('opens the first of a branch right below its agent with the way to all others, and closes it again [AGENT-25]', async () => {
  await show(many(3));
  fireEvent.click(screen.getByRole('button', { name: m.team_open({ account: 'm1' }) }));
  await waitFor(() => expect(lines()).toHaveLength(6));
  expect(lines()[1]?.textContent).toContain('m9001');
  expect(lines()[3]?.textContent).toBe(m.team_more_below({ count: 12 }));
  fireEvent.click(screen.getByRole('button', { name: m.team_close({ account: 'm1' }) }));
  expect(lines()).toHaveLength(3);
});

it('has the branches open that the address keeps [AGENT-25]', async () => {
  await show(many(3), 3, { open: '1' });
  expect(lines()).toHaveLength(6);
  expect(screen.getByRole('button', { name: m.team_close({ account: 'm1' }) })).toBeTruthy();
});
