import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dayLater, todayIn } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const HOME = '/m/agent/home';
const today = () => todayIn('Asia/Ho_Chi_Minh');
const yesterday = () => dayLater(today(), -1);
const TURNOVER = '1.840.000.000,00\u00a0₫';

/** Figures of each day that is asked for; nobody played yesterday. */
const PLAYED: Responses = {
  'agent.teamKpi': ({ days: [one], total, ...known }, { from, to }) => {
    const days = [];
    for (let day = from; day <= to; day = dayLater(day, 1)) days.push({ ...one, day });
    const isNone = from === to && to === yesterday();
    return { ...known, days, total: isNone ? { ...total, turnover: 0 } : total } as never;
  },
  'agent.team.best': ({ list }, { span }) => ({ list: span === 'yesterday' ? [] : list }),
};
const open = (search = '', visit: Visit = {}) =>
  renderScreen(HOME + search, { as: 'agent', answers: PLAYED, ...visit });
const figure = (name: string) =>
  within(screen.getByRole('list', { name: m.agent_figures() })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const turnover = () => figure(m.agent_turnover()).textContent;
const chip = (name: string) =>
  within(screen.getByRole('navigation', { name: m.period_label() })).getByRole('link', { name });
const rows = () => within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
const best = () => screen.getByRole('region', { name: m.agent_best() }).textContent;

it('the days are chosen by chips, the address keeps them, and a page that opens with them shows the same [AGENT-08]', async () => {
  const { asked, path } = await open();
  fireEvent.click(chip(m.period_today()));
  await vi.waitFor(() => expect(path()).toBe(`${HOME}?span=today`));
  await vi.waitFor(() => expect(turnover()).toContain(TURNOVER));
  const ranges = asked.flatMap(({ operation, input }) => (operation === 'agent.teamKpi' ? [input] : []));
  expect(ranges).toContainEqual({ from: today(), to: today() });
  fireEvent.click(chip(m.agent_span_yesterday()));
  await vi.waitFor(() => expect(path()).toBe(`${HOME}?span=yesterday`));
  await vi.waitFor(() => expect(turnover()).toMatch(/^\D*0\s₫.*0,00\s₫/));
  await vi.waitFor(() => expect(best()).toContain(m.agent_best_none()));
  await open('?span=yesterday');
  expect(chip(m.agent_span_yesterday()).getAttribute('aria-current')).toBe('page');
  expect(turnover()).toContain('0,00\u00a0₫');
  expect(best()).toContain(m.agent_best_none());
});

it('twelve months come like seven days, as a table a month at a time, in the place of the plot [AGENT-08]', async () => {
  const from = dayLater(today(), -364);
  await open(`?from=${from}&to=${today()}`);
  expect(turnover()).toContain(TURNOVER);
  expect(best()).toContain(m.agent_best_own());
  expect(rows()).toHaveLength(32);
  // What is not drawn has no name.
  const more = () => {
    const words = m.agent_more_days({ count: 31 });
    const button = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent === words,
    );
    if (!button) throw new Error('no more days');
    return button;
  };
  expect(more().checkVisibility()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: m.agent_view_table() }));
  await vi.waitFor(() => expect(more().checkVisibility()).toBe(true));
  expect(document.querySelector('svg[preserveAspectRatio="none"]')?.checkVisibility()).toBe(false);
  fireEvent.click(more());
  await vi.waitFor(() => expect(rows()).toHaveLength(63));
  await expectNoBarrier();
});

it('days that are none are said to be, and the usual ones shown [AGENT-08]', async () => {
  await open(`?from=2025-02-30&to=${today()}`);
  expect(screen.getByText(/\d\d\/\d\d/, { selector: 'main [role="status"] *' })).toBeTruthy();
  expect(turnover()).toContain(TURNOVER);
});

it('at a desk the table stands beside the figures, while other screens keep to their column [AGENT-08 AGENT-26]', async () => {
  await open('', { width: 1280, height: 900 });
  const table = screen.getByRole('table').getBoundingClientRect();
  const figures = screen.getByRole('list', { name: m.agent_figures() }).getBoundingClientRect();
  expect(table.width).toBeGreaterThan(400);
  expect(table.left).toBeGreaterThan(figures.right);
  await expectNoBarrier();
  await renderScreen('/m/member/home', { as: 'agent', width: 1280, height: 900 });
  expect(screen.getByRole('main').getBoundingClientRect().width).toBeLessThan(600);
});

it('figures that were loaded before stay to be seen without the gateway, said to be old, until newer come by a tap [AGENT-08]', async () => {
  const { known, router } = await open();
  await vi.waitFor(() => expect(turnover()).toContain(TURNOVER));
  known.answers = { 'agent.teamKpi': 'dead' };
  fireEvent.click(chip(m.period_days({ count: 30 })));
  expect(await screen.findByRole('heading', { name: m.agent_failed_title() })).toBeTruthy();
  fireEvent.click(chip(m.period_days({ count: 7 })));
  await vi.waitFor(() => expect(turnover()).toContain(TURNOVER));
  // As after a reload, of which the tab alone keeps something.
  await router.navigate({ to: '/m/agent/contracts' });
  router.options.context.queryClient.removeQueries({ queryKey: ['member'] });
  await router.navigate({ to: HOME });
  const stale = m.agent_stale({ time: '' }).slice(0, 24);
  await vi.waitFor(() => expect(screen.getByRole('main').textContent).toContain(stale));
  expect(turnover()).toContain(TURNOVER);
  await expectNoBarrier();
  known.answers = PLAYED;
  fireEvent.click(await screen.findByRole('button', { name: m.action_retry() }));
  await vi.waitFor(() => expect(screen.getByRole('main').textContent).not.toContain(stale));
  expect(turnover()).toContain(TURNOVER);
});
