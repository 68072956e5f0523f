// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayLater } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import type { SessionInfo } from '@/contracts/session/session-info';
import { renderOnSite } from '@/tests/support/on-site';
import { AsOf } from './as-of';
import { bestMembersQuery, type TeamKpi, teamKpiQuery } from './home.queries';
import type { HomeSearch } from './home.search';
import { AgentHomeScreen } from './home-screen';
import { keepKpi } from './kept-kpi';

afterEach(cleanup);

const TODAY = '2025-08-21';
const WAYS = ['/m/agent/team', '/m/agent/commission', '/m/agent/contracts', '/m/agent/grow'];
const NOTHING = {
  commission: 0,
  estimate: 0,
  turnover: 0,
  deposits: 0,
  withdrawals: 0,
  netWin: 0,
  newMembers: 0,
  activeMembers: 0,
};
type Figures = Partial<typeof NOTHING>;

/** What the gateway says of the days from one to another; each day came to the same. */
function kpi(from: string, to: string, each: Figures, total: Figures, more: object = {}) {
  const days = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) days.push({ day, ...NOTHING, ...each });
  const team = { updatedAt: Date.parse('2025-08-21T12:34:00Z'), members: 318, agents: 24 };
  const value = { ...team, total: { ...NOTHING, ...total }, days, products: [], ...more };
  return [teamKpiQuery({ from, to }).queryKey, value] as const;
}

const WEEK = kpi(
  ...(['2025-08-15', TODAY, { commission: 100_000 }] as const),
  {
    commission: 2_210_000_050,
    estimate: 235_000_000,
    turnover: 184_000_000_000,
    newMembers: 126,
    activeMembers: 842,
    netWin: -500,
  },
  {
    products: [{ gameType: 'RNG', turnover: 98_000_000_000, commission: 490_000_000 }],
  },
);
const WEEK_BEFORE = kpi(...(['2025-08-08', '2025-08-14', { commission: 200_000 }] as const), {
  commission: 1_866_554_096,
  turnover: 184_000_000_000,
  newMembers: 114,
  activeMembers: 869,
  netWin: 700,
});
const BEST = [
  bestMembersQuery('days7').queryKey,
  [{ id: 5, account: 'hoangyen_88', members: 42, turnover: 42_000_000_000, commission: 682_000_000 }],
] as const;

async function show(
  search: HomeSearch = {},
  answers: readonly (readonly [readonly unknown[], unknown])[] = [],
) {
  await renderOnSite(<AgentHomeScreen search={search} today={TODAY} />, {
    session: { type: 1 },
    answers: [WEEK, WEEK_BEFORE, BEST, ...answers],
    further: ['/m/agent/home', ...WAYS],
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
  });
}
const card = (name: string) =>
  within(screen.getByRole('list', { name: m.agent_figures() })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
/** The texts of a part, each once. */
const words = (part: HTMLElement) => (part.textContent ?? '').replaceAll('\u00a0', ' ');

it('shows each figure short and whole, beside the period before in words, what is estimated, and as of when [AGENT-07 AGENT-08 ROLE-34]', async () => {
  await show();
  const commission = words(card(m.agent_commission()));
  expect(commission).toContain('22,1 tr ₫');
  expect(commission).toContain('22.100.000,50 ₫');
  expect(commission).toContain(`${m.agent_up()} 18,4% ${m.agent_against_before()}`);
  expect(commission).toContain(m.agent_estimated({ amount: '2.350.000,00 ₫' }));
  expect(words(card(m.agent_turnover()))).toContain(m.agent_same());
  expect(words(card(m.agent_new_members()))).toContain(`${m.agent_up()} 12 `);
  expect(words(card(m.agent_active_members()))).toContain(`${m.agent_down()} 3,1%`);
  expect(words(card(m.agent_net_win()))).toContain(`${m.agent_before_was()} 7 ₫`);
  expect(screen.getByText(m.agent_as_of({ time: '19:34' }))).toBeTruthy();
  expect(card(m.agent_commission()).getAttribute('aria-current')).toBe('true');
  expect(card(m.agent_turnover()).getAttribute('href')).toContain('figure=turnover');
});

it('shows commission as it was paid, and days that are not settled as an estimate beside it: on the card, in the plot, under the finger and in the table [AGENT-07 AGENT-08 AGENT-26]', async () => {
  const open = (day: string, estimate: number) => ({ ...NOTHING, day, estimate });
  const days = [15, 16, 17, 18, 19].map((day) => ({
    ...NOTHING,
    day: `2025-08-${day}`,
    commission: 100_000,
  }));
  await show({}, [
    kpi(
      '2025-08-15',
      TODAY,
      {},
      { commission: 500_000, estimate: 90_000 },
      {
        days: [...days, open('2025-08-20', 60_000), open(TODAY, 30_000)],
      },
    ),
    kpi('2025-08-08', '2025-08-14', { commission: 80_000 }, { commission: 560_000 }),
  ]);
  const commission = words(card(m.agent_commission()));
  expect(commission).toContain('5.000,00 ₫');
  expect(commission).toContain(m.agent_estimated({ amount: '900,00 ₫' }));
  // Five paid days beside the five at their places.
  expect(commission).toContain(`${m.agent_up()} 25% ${m.agent_against_before()}`);
  expect(screen.getByText(m.agent_estimated_days())).toBeTruthy();
  expect(document.querySelectorAll('circle')).toHaveLength(2);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1, 4).map(words);
  expect(rows).toEqual([
    `21/08300,00 ₫ ${m.settlement_estimate()}800,00 ₫`,
    `20/08600,00 ₫ ${m.settlement_estimate()}800,00 ₫`,
    '19/081.000,00 ₫800,00 ₫',
  ]);
  const area = document.querySelector('svg[preserveAspectRatio="none"]')?.parentElement as HTMLElement;
  area.getBoundingClientRect = () => ({ left: 0, width: 700 }) as DOMRect;
  await act(async () => {
    fireEvent.pointerDown(area, { clientX: 699 });
    await import('./plot-touch');
  });
  expect(words(area.lastElementChild as HTMLElement)).toContain(m.agent_estimated_days());
});

it('says nothing of a change while no day of the span is settled [AGENT-08]', async () => {
  await show({ span: 'today' }, [
    kpi(TODAY, TODAY, { estimate: 30_000 }, { estimate: 30_000 }),
    kpi('2025-08-20', '2025-08-20', { commission: 80_000 }, { commission: 80_000 }),
    [bestMembersQuery('today').queryKey, []],
  ]);
  const commission = words(card(m.agent_commission()));
  expect(commission).toContain(m.agent_estimated({ amount: '300,00 ₫' }));
  expect(commission).not.toContain(m.agent_against_before());
  expect(commission).not.toContain(m.agent_same());
});

it('shows the figures in their order: what was earned, what was played and won, money in and out, people [AGENT-08]', async () => {
  await show();
  const cards = within(screen.getByRole('list', { name: m.agent_figures() })).getAllByRole('link');
  expect(cards.map((one) => one.querySelector('span > span')?.textContent)).toEqual([
    m.agent_commission(),
    m.agent_turnover(),
    m.agent_net_win(),
    m.agent_deposits(),
    m.agent_withdrawals(),
    m.agent_new_members(),
    m.agent_active_members(),
  ]);
});

it('leads on to the other screens for agents [AGENT-25 AGENT-26]', async () => {
  await show();
  const ways = within(screen.getByRole('navigation', { name: m.agent_ways() })).getAllByRole('link');
  expect(ways.map((one) => one.getAttribute('href'))).toEqual(WAYS);
});

it('draws both periods without a script, and has the same as a table [AGENT-08]', async () => {
  await show();
  const drawing = document.querySelector('svg[preserveAspectRatio="none"]');
  expect(drawing?.closest('[aria-hidden="true"]')).not.toBeNull();
  const lines = [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  expect(lines.filter((line) => line.split('L').length === 7)).toHaveLength(3);
  // The firm line ends before the running day, which has a dashed one and a ring of its own.
  expect(lines.filter((line) => line.split('L').length === 6)).toHaveLength(1);
  expect(document.querySelectorAll('circle')).toHaveLength(1);
  expect(screen.getByText(m.agent_running_day())).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => words(row))).toEqual(
    Array.from({ length: 7 }, (_, day) => `${21 - day}/081.000,00 ₫2.000,00 ₫`),
  );
});

it('shows a long range as a table a month at a time, the last days first [AGENT-08]', async () => {
  const range = { from: dayLater(TODAY, -69), to: TODAY };
  await show({ ...range, view: 'table' }, [
    kpi(range.from, range.to, { commission: 100_000 }, {}),
    kpi(dayLater(range.from, -70), dayLater(range.from, -1), {}, {}),
  ]);
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
  expect(rows()).toBe(31);
  fireEvent.click(screen.getByRole('button', { name: m.agent_more_days({ count: 31 }) }));
  expect(rows()).toBe(62);
  expect(document.activeElement).toBe(within(screen.getByRole('table')).getAllByRole('row')[32]);
  fireEvent.click(screen.getByRole('button', { name: m.agent_more_days({ count: 8 }) }));
  expect(rows()).toBe(70);
  expect(screen.queryByRole('button', { name: /^Xem thêm/ })).toBeNull();
});

it('tells the day under a finger, its script loaded by the finger, and follows it [AGENT-08]', async () => {
  await show();
  const area = document.querySelector('svg[preserveAspectRatio="none"]')?.parentElement as HTMLElement;
  const place = () => ({ left: 100, width: 700 }) as DOMRect;
  area.getBoundingClientRect = place;
  expect(area.children).toHaveLength(2);
  await act(async () => {
    fireEvent.pointerDown(area, { clientX: 150 });
    await import('./plot-touch');
  });
  const touch = area.lastElementChild as HTMLElement;
  expect(words(touch)).toBe(`1.000,00 ₫15/08${m.agent_before()} 2.000,00 ₫`);
  touch.getBoundingClientRect = place;
  fireEvent.pointerMove(touch, { clientX: 790 });
  expect(words(touch)).toContain('21/08');
  fireEvent.pointerMove(touch, { clientX: 5_000 });
  expect(words(touch)).toContain('21/08');
});

it('plots the week that ends with a single day, whose figures stand above [AGENT-08]', async () => {
  const yesterday = kpi('2025-08-20', '2025-08-20', {}, { commission: 300 });
  await show({ span: 'today' }, [
    kpi(TODAY, TODAY, {}, { commission: 90_000_000 }),
    yesterday,
    [bestMembersQuery('today').queryKey, []],
  ]);
  expect(words(card(m.agent_commission()))).toContain('900.000 ₫');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(8);
  expect(screen.getByText(m.agent_best_none())).toBeTruthy();
});

it('shows what each kind of game brought, and whose branch earned most, each the way to its team [AGENT-26]', async () => {
  await show();
  const products = screen.getByRole('region', { name: m.agent_products() });
  expect(words(products)).toContain(`${m.game_category_rng()}4.900.000,00 ₫`);
  const best = screen.getByRole('region', { name: m.agent_best() });
  expect(words(best)).toContain('hoangyen_88');
  expect(words(best)).toContain('6.820.000,00 ₫');
  const way = within(best).getByRole('link', { name: /hoangyen_88/ });
  expect(way.getAttribute('href')).toMatch(/\/m\/agent\/team\?member=/);
});

it('says of figures that could not be loaded anew of when they are [AGENT-08]', async () => {
  const site = { timeZone: 'Asia/Ho_Chi_Minh' };
  const shown = (isError: boolean, today: string) =>
    renderOnSite(
      <AsOf
        kpi={WEEK[1] as unknown as TeamKpi}
        {...{ today, isError, isFetching: false, onRetry: () => undefined }}
      />,
      { site },
    );
  await shown(true, TODAY);
  expect(screen.getByText(m.agent_stale({ time: '19:34' }))).toBeTruthy();
  cleanup();
  await shown(true, '2025-08-22');
  expect(screen.getByText(m.agent_stale({ time: '21/08/2025 19:34' }))).toBeTruthy();
  cleanup();
  await shown(false, TODAY);
  expect(screen.getByText(m.agent_as_of({ time: '19:34' }))).toBeTruthy();
});

it('says that nobody is in the team yet, without figures of nobody [AGENT-08]', async () => {
  await renderOnSite(<AgentHomeScreen search={{}} today={TODAY} />, {
    session: { type: 41 },
    answers: [kpi('2025-08-15', TODAY, {}, {}, { members: 0, agents: 0 })],
  });
  expect(screen.getByRole('heading', { name: m.agent_empty_title() })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows what the session saw last while the gateway is away, and asks no more than once for each part [AGENT-08]', async () => {
  const away = vi.fn(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', away);
  const week = { from: '2025-08-15', to: TODAY };
  keepKpi({ id: 'id' } as SessionInfo, week, WEEK[1] as unknown as TeamKpi);
  await renderOnSite(<AgentHomeScreen search={{}} today={TODAY} />, {
    session: { type: 1 },
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
  });
  expect(await screen.findByText(m.agent_stale({ time: '19:34' }))).toBeTruthy();
  expect(words(card(m.agent_turnover()))).toContain('1,84');
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise(setImmediate));
  expect(away.mock.calls.length).toBeLessThan(10);
  expect(screen.getByText(m.agent_stale({ time: '19:34' }))).toBeTruthy();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
