import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { EXAMPLE_MOVEMENT } from '@/contracts/record/movement';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';

const RECORD = '/m/transaction/record';
const DAY = 86_400_000;
/** A day so many days ago, in the site's zone. */
const dayAgo = (days: number) => new Date(Date.now() + 7 * 3_600_000 - days * DAY).toISOString().slice(0, 10);

const open = (search = '', answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(RECORD + search, { as: 'member', ...visit, answers });
const said = () => screen.getByRole('main').textContent;
const rows = () => [...document.querySelectorAll<HTMLElement>('main li[data-entry]')];
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, operation: string) =>
  asked.flatMap((one) => (one.operation === operation ? [one.input] : []));
/** So many movements, a page of them at a time. */
const many = (count: number): Responses => ({
  'record.list': ({ list: [one] }, { cursor }) => {
    const first = cursor ? Number(cursor) : 0;
    const size = Math.min(30, count - first);
    return {
      list: Array.from({ length: size }, (_, place) => ({
        ...(one ?? EXAMPLE_MOVEMENT),
        id: `${first + place}`,
      })),
      next: first + size < count ? String(first + size) : null,
    };
  },
  'record.summary': (known) => ({ ...known, days: known.days.map((day) => ({ ...day, movements: count })) }),
});

it.each([
  ['en', 390],
  ['vi', 360],
] as const)(
  'a range of 30 days stands in one line, in %s on a phone of %i px [MONEY-12]',
  async (language, width) => {
    await open('?days=30', {}, { language, width });
    const range = document.querySelector('button[aria-haspopup="dialog"] bdi');
    expect(range?.textContent).toMatch(/ – /);
    expect(range?.getClientRects()).toHaveLength(1);
    expect(range?.getBoundingClientRect().height).toBe(20);
  },
);

it('in large letters the title of a movement has a line of its own before its amount [MONEY-12 SHELL-16]', async () => {
  await open('', {}, { width: 320, letters: 2 });
  const list = rows()[0]?.parentElement;
  const title = within(rows()[0] ?? document.body).getByText(/Diều Giấy/);
  expect(title.getBoundingClientRect().width).toBeGreaterThan(100);
  expect((list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0)).toBe(0);
});

it('tells a week by days with totals, balances and net deposits and what those are [MONEY-12 MONEY-13 ROUTE-13]', async () => {
  const visit = await open('', {
    'record.list': ({ list: [win] }) => ({
      list: [
        win ?? EXAMPLE_MOVEMENT,
        {
          ...EXAMPLE_MOVEMENT,
          id: '2',
          kind: 'deposit',
          source: 'deposit',
          reference: 'NT-1',
          amount: 500_000,
        },
        {
          ...EXAMPLE_MOVEMENT,
          id: '3',
          kind: 'withdraw.hold',
          source: 'withdrawal',
          reference: 'RT-1',
          amount: -9,
        },
      ],
      next: null,
    }),
  });
  const totals = screen.getByRole('region', { name: m.record_totals() });
  for (const figure of ['+3.500.000,00', '−2.000.000,00', '−9.870.000,00', '+10.420.500,00'])
    expect(totals.textContent).toContain(`${figure}\u00a0₫`);
  expect(totals.textContent).toContain(m.record_net({ count: 7 }));
  expect(totals.textContent).toContain(m.record_net_definition());
  expect([...totals.querySelectorAll('dd')].at(-1)?.textContent).toBe('1.500.000,00\u00a0₫');
  expect(rows()[0]?.textContent).toContain('+1.260.000,00\u00a0₫');
  expect(rows()[0]?.textContent).toContain(m.record_balance({ balance: '12.345.678' }));
  const links = rows().map((row) => row.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual([`${RECORD}?movement=40231`, '/m/voucherCenter/NT-1', '/m/withdraw/RT-1']);
  expect(inputsOf(visit, 'record.summary')).toEqual([{ from: dayAgo(6), to: dayAgo(0) }]);
});

it('goes on page by page with the focus on the first that came, and says how many are left [MONEY-13]', async () => {
  await open('', many(42), { language: 'en' });
  await vi.waitFor(() => expect(rows()).toHaveLength(30));
  fireEvent.click(screen.getByRole('button', { name: m.record_more({ count: '12' }, { locale: 'en' }) }));
  await vi.waitFor(() => expect(rows()).toHaveLength(42));
  await vi.waitFor(() => expect(rows()[30]?.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('button', { name: /more/ })).toBe(null);
  await expectNoBarrier();
});

it('is narrowed to a kind by the address, in which it is found again, and says when that has nothing [MONEY-13]', async () => {
  const visit = await open();
  const kinds = within(screen.getByRole('navigation', { name: m.record_kinds() }));
  fireEvent.click(kinds.getByRole('link', { name: m.record_group_win() }));
  await vi.waitFor(() => expect(visit.path()).toBe(`${RECORD}?kind=win`));
  await vi.waitFor(() => expect(inputsOf(visit, 'record.list').at(-1)).toMatchObject({ kind: 'win' }));
  await open('?kind=transfer', { 'record.list': () => ({ list: [], next: null }) });
  const current = within(screen.getByRole('navigation', { name: m.record_kinds() })).getByRole('link', {
    current: 'page',
  });
  expect(current.textContent).toBe(m.record_group_transfer());
  await screen.findByText(m.record_empty_title());
  await expectNoBarrier();
});

describe('a range of one’s own', () => {
  const openSheet = async (visit: Visit = {}) => {
    const opened = await open('', {}, visit);
    fireEvent.click(document.querySelector('button[aria-haspopup="dialog"]') ?? document.body);
    await screen.findByRole('dialog', { name: m.period_own() });
    return opened;
  };

  it('is chosen by the shared date picker, within its bounds [SHELL-42 CONST-29 MONEY-13]', async () => {
    const visit = await openSheet();
    const picker = screen.getByRole('dialog').querySelector('input[type="date"]');
    expect([picker?.getAttribute('min'), picker?.getAttribute('max')]).toEqual(['2000-01-01', '2030-12-31']);
    expect(field('from').value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await expectNoBarrier();
    await send({ from: dayAgo(45), to: dayAgo(30) });
    await vi.waitFor(() => expect(visit.path()).toBe(`${RECORD}?from=${dayAgo(45)}&to=${dayAgo(30)}`));
    await vi.waitFor(() =>
      expect(inputsOf(visit, 'record.list').at(-1)).toMatchObject({ from: dayAgo(45), to: dayAgo(30) }),
    );
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const range = within(screen.getByRole('navigation', { name: m.period_label() }));
    expect(range.queryByRole('link', { current: 'page' })).toBe(null);
    fireEvent.click(range.getByRole('link', { name: m.period_today() }));
    await vi.waitFor(() => expect(visit.path()).toBe(`${RECORD}?days=1`));
  });

  it.each([
    ['runs backwards', () => [dayAgo(0), dayAgo(3)], m.period_to_wrong],
    ['is longer than twelve months', () => [dayAgo(800), dayAgo(0)], m.period_to_wrong],
    ['has no end', () => [dayAgo(3), ''], () => m.form_required({ field: m.period_to() })],
  ] as const)('that %s is refused in words [SHELL-42 MONEY-13]', async (_, range, text) => {
    const { path } = await openSheet();
    const [from = '', to = ''] = range();
    await send({ from, to });
    await screen.findByText(text());
    await vi.waitFor(() => expect(document.activeElement).toBe(field('to')));
    expect(path()).toBe(RECORD);
  });

  it.each([
    'from=2026-03-02&to=2026-03-01',
    'from=1999-12-31&to=2000-01-02',
    'from=2026-02-30&to=2026-03-01',
    'from=%3Cb%3E&to=x',
  ])(
    'that an address names wrongly, %s, is said, and the usual one shown [MONEY-13 SHELL-42]',
    async (wrong) => {
      const visit = await open(`?${wrong}`);
      expect(said()).toContain(m.period_refused({ range: '|' }).split('|')[0]);
      expect(inputsOf(visit, 'record.list')[0]).toMatchObject({ from: dayAgo(6), to: dayAgo(0) });
    },
  );
});

it('a movement opens what it came from: a game its round, a bet its ticket, a bonus its promotion [MONEY-13 MONEY-17]', async () => {
  const { path } = await open();
  const link = rows()[0]?.querySelector('a');
  if (link) fireEvent.click(link);
  const sheet = await screen.findByRole('dialog', { name: /\S/ });
  await vi.waitFor(() => expect(sheet.textContent).toContain('+1.260.000,00'));
  expect(sheet.textContent).toContain(m.round_won());
  expect(sheet.textContent).toContain('200.000,00\u00a0₫');
  await expectNoBarrier();
  fireEvent.click(within(sheet).getByRole('button', { name: m.action_close() }));
  await vi.waitFor(() => expect(path()).toBe(RECORD));

  const origin = (kind: 'lotteryOrder' | 'promotion', id: string): Responses => ({
    'record.movement': ({ round: _, ...movement }) => ({ ...movement, origin: { kind, id } }),
  });
  await open('?movement=40231', origin('promotion', '501'));
  const promotion = await screen.findByRole('link', { name: m.record_open_promotion() });
  expect(promotion.getAttribute('href')).toBe('/m/activityDetail?id=501');
  await open('?movement=40231', origin('lotteryOrder', 'VN-MB.20250821'));
  const tickets = await screen.findByRole('link', { name: m.record_open_tickets() });
  expect(tickets.getAttribute('href')).toBe(`${RECORD}?tab=lottery&order=VN-MB.20250821`);
});

it('one of another member is not there [MONEY-13]', async () => {
  const { path } = await open('?movement=1', { 'record.movement': refused('content.not.found') });
  await screen.findByText(m.error_content_not_found());
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: m.action_close() }));
  await vi.waitFor(() => expect(path()).toBe(RECORD));
});

it.each([
  [true, 'new', 0],
  [false, 'base', 40],
] as const)(
  'dep_func chooses the template of its details: a sheet while it is 1 (%s), else a card [SHELL-26 SHELL-27 SHELL-28 ENT-63]',
  async (newMoneyScreens, template, least) => {
    await open('?movement=40231', {}, { site: { newMoneyScreens } });
    const details = await vi.waitFor(() => {
      const found = screen.getByRole('dialog').querySelector('[data-template]');
      if (!found) throw new Error('no details');
      return found;
    });
    expect(details.getAttribute('data-template')).toBe(template);
    expect(details.textContent).toContain('1.260.000,00');
    await expectNoBarrier();
    const below = 844 - screen.getByRole('dialog').getBoundingClientRect().bottom;
    if (least === 0) expect(Math.round(below)).toBe(0);
    else expect(below).toBeGreaterThan(least);
  },
);

it('a movement is found by its number, whenever it was; what is another member’s is not there [MONEY-13]', async () => {
  const visit = await open('', {}, { language: 'en' });
  fireEvent.click(screen.getByRole('link', { name: m.record_find({}, { locale: 'en' }) }));
  const number = () => screen.getByRole<HTMLInputElement>('searchbox');
  await vi.waitFor(() => expect(document.activeElement).toBe(number()));
  await expectNoBarrier();
  fireEvent.change(number(), { target: { value: ' nt-4k7q ' } });
  fireEvent.submit(number().form ?? number());
  await vi.waitFor(() => expect(visit.path()).toBe(`${RECORD}?find=nt-4k7q`));
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(inputsOf(visit, 'record.find')).toEqual([{ reference: 'nt-4k7q' }]);
  await open('?find=nt-4k7q', { 'record.find': () => ({ list: [] }) }, { language: 'en' });
  expect(screen.getByText(m.record_find_none({}, { locale: 'en' }))).toBeTruthy();
});

describe('an open lottery ticket', () => {
  const SHEET = '?tab=lottery&order=90110-20250821-0722';
  const tickets =
    (state: 'open' | 'cancelled'): Responses['orders.detail'] =>
    ({ result: _, ...order }) => ({
      ...order,
      tickets: order.tickets.map((ticket) => ({ ...ticket, state, cancellable: state === 'open' })),
    });
  const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  const cancels = ({ asked }: Awaited<ReturnType<typeof open>>) =>
    asked.filter(({ operation }) => operation === 'orders.cancelSubOrder');

  it('stands in its order, and a drawn one shows its result [MONEY-14 MONEY-15 MONEY-17]', async () => {
    const { path } = await open();
    fireEvent.click(screen.getByRole('link', { name: m.record_tab_lottery() }));
    await vi.waitFor(() => expect(path()).toBe(`${RECORD}?tab=lottery`));
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain(m.order_open({ count: 1 }));
    await expectNoBarrier();
    fireEvent.click(within(rows()[0] ?? document.body).getByRole('link'));
    await screen.findByText('40718');
    expect(screen.queryByRole('button', { name: m.ticket_cancel() })).toBe(null);
    await expectNoBarrier();
  });

  it('is cancelled once, after being asked, however often it is tapped [MONEY-16 MONEY-21]', async () => {
    const sent = held();
    const visit = await open(SHEET, { 'orders.detail': tickets('open'), 'orders.cancelSubOrder': sent });
    await screen.findByRole('button', { name: m.ticket_cancel() });
    fireEvent.click(button(m.ticket_cancel()));
    await vi.waitFor(() => expect(document.activeElement).toBe(button(m.ticket_keep())));
    await expectNoBarrier();
    fireEvent.click(button(m.ticket_keep()));
    fireEvent.click(button(m.ticket_cancel()));
    const yes = button(m.ticket_cancel());
    for (let tap = 0; tap < 2; tap += 1) fireEvent.click(yes);
    visit.known.answers = { 'orders.detail': tickets('cancelled') };
    sent.release();
    await announced(m.ticket_cancelled());
    await screen.findByText(m.ticket_state_cancelled());
    expect(cancels(visit)).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: m.ticket_cancel() })).toBe(null);
  });

  it('whose bets close while one thinks is refused in words, and the sheet says how it stands [MONEY-16]', async () => {
    const visit = await open(SHEET, {
      'orders.detail': tickets('open'),
      'orders.cancelSubOrder': refused('order.closed'),
    });
    await screen.findByRole('button', { name: m.ticket_cancel() });
    fireEvent.click(button(m.ticket_cancel()));
    visit.known.answers = { ...visit.known.answers, 'orders.detail': (example) => example };
    fireEvent.click(button(m.ticket_cancel()));
    await announced(m.error_order_closed());
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: m.ticket_cancel() })).toBe(null));
  });
});
