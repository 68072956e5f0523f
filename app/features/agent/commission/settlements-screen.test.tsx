// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { renderOnSite } from '@/tests/support/on-site';
import { teamKpiQuery } from '../home/home.queries';
import { SettlementScreen } from './settlement-screen';
import {
  agentRulesQuery,
  STATEMENT_SIZE,
  settlementQuery,
  settlementSumsQuery,
  settlementsQuery,
} from './settlements.queries';
import type { SettlementsSearch } from './settlements.search';
import { SettlementsScreen } from './settlements-screen';

afterEach(cleanup);

const TODAY = '2025-08-21';
const [AUGUST, JULY] = [
  { from: '2025-08-01', to: '2025-08-31' },
  { from: '2025-07-01', to: '2025-07-31' },
];
const SETTLEMENT = {
  id: 'commission-2025-08-20-5',
  kind: 'commission',
  from: '2025-08-20',
  to: '2025-08-20',
  gross: 552_000_000,
  paidDown: 210_000_000,
  deductions: 15_000_000,
  amount: 327_000_000,
  carriedIn: 0,
  carriedOut: 0,
  at: Date.parse('2025-08-20T17:06:00Z'),
};
const DETAIL = {
  ...SETTLEMENT,
  turnover: 92_000_000_000,
  netWin: 0,
  players: 42,
  bonuses: 20_000_000,
  bonusShare: 2000,
  lines: [{ part: 'RNG', base: 92_000_000_000, rate: 60, amount: 552_000_000 }],
  reached: { from: 15_000_000_000, players: 30 },
  next: { from: 150_000_000_000, players: 100 },
  corrections: [{ amount: 5_000_000, reason: 'Bù ngày 19' }],
  limited: false,
  movement: '40231',
};
const sums = {
  settlements: 1,
  gross: 552_000_000,
  paidDown: 210_000_000,
  deductions: 0,
  amount: 327_000_000,
};
const page = { pages: [{ list: [SETTLEMENT], next: null }], pageParams: [null] };
const day = { activeMembers: 4 };
const ANSWERS = [
  [settlementsQuery(AUGUST).queryKey, page],
  [settlementsQuery({ ...AUGUST, kind: 'hour' }).queryKey, { ...page, pages: [{ list: [], next: null }] }],
  [settlementsQuery(AUGUST, STATEMENT_SIZE).queryKey, page],
  [
    settlementSumsQuery(AUGUST).queryKey,
    {
      total: 327_000_000,
      kinds: [{ kind: 'commission', ...sums }],
      pending: [
        { day: TODAY, turnover: 18_000_000, players: 7, commission: 5_520_000, updatedAt: 1755759960000 },
      ],
    },
  ],
  [
    settlementSumsQuery(JULY).queryKey,
    { total: 0, pending: [], kinds: [{ kind: 'commission', ...sums, gross: 200, paidDown: 50 }] },
  ],
  [settlementQuery(SETTLEMENT.id).queryKey, DETAIL],
  [
    teamKpiQuery(JULY).queryKey,
    {
      days: [day, day],
      products: [{ gameType: 'RNG', turnover: 200_000_000, commission: 0 }],
      total: { turnover: 200_000_000 },
    },
  ],
  [
    agentRulesQuery().queryKey,
    {
      activeTurnover: 20_000_000,
      bonusShare: 2000,
      tiers: [
        { turnover: 0, players: 0, rates: [{ gameType: 'RNG', rate: 60 }] },
        { turnover: 300_000_000, players: 5, rates: [{ gameType: 'RNG', rate: 80 }] },
      ],
    },
  ],
] as const;

const ON_SITE = {
  session: { type: 1 },
  answers: ANSWERS,
  further: ['/m/agent/commission', '/m/agent/commission/$settlement'],
  site: { timeZone: 'Asia/Ho_Chi_Minh' },
};
const show = (search: SettlementsSearch = {}) =>
  renderOnSite(<SettlementsScreen search={search} today={TODAY} />, ON_SITE);
const words = (part: HTMLElement) => (part.textContent ?? '').replaceAll('\u00a0', ' ');

it('shows the sums of a month, the running day as an estimate, and each settlement as a way to how it came about [AGENT-26]', async () => {
  await show();
  const month = words(screen.getByRole('region', { name: m.settlement_paid() }));
  expect(month).toContain('3.270.000,00 ₫');
  expect(month).toContain(m.settlement_estimate());
  expect(month).toContain('55.200,00 ₫');
  const row = within(screen.getByRole('list', { name: m.settlement_list() })).getByRole('link');
  expect(row.getAttribute('href')).toBe(`/m/agent/commission/${SETTLEMENT.id}`);
  expect(words(row)).toContain('+3.270.000,00 ₫');
});

it('says so where nothing of a kind was settled [AGENT-26]', async () => {
  await show({ kind: 'hour' });
  expect(screen.getByText(m.settlement_empty_title())).toBeTruthy();
});

it('tells in words and figures how a settlement came about, and leads to its movement [AGENT-26]', async () => {
  await renderOnSite(<SettlementScreen id={SETTLEMENT.id} />, ON_SITE);
  expect(words(screen.getByRole('region', { name: m.settlement_how() }))).toContain('42');
  const row = within(screen.getByRole('table')).getAllByRole('row')[1] as HTMLElement;
  expect(words(row)).toContain('920.000.000 ₫ × 0,60%920.000.000,00 ₫0,60%5.520.000,00 ₫');
  const reckoning = words(screen.getByRole('region', { name: m.settlement_reckoning() }));
  for (const told of ['−2.100.000,00 ₫', '−200.000,00 ₫', 'Bù ngày 19', '50.000,00 ₫', '3.270.000,00 ₫'])
    expect(reckoning).toContain(told);
  const link = screen.getByRole('link', { name: m.settlement_in_record() });
  expect(link.getAttribute('href')).toBe('/m/transaction/record?movement=40231');
});

it('prints a month as one table with its sum [AGENT-26]', async () => {
  await show({ view: 'statement' });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(words(rows[2] as HTMLElement)).toContain('3.270.000,00 ₫');
  expect(screen.getByRole('button', { name: m.settlement_print() })).toHaveProperty('disabled', false);
});

it('supposes the average day of the month before, and shows tier, commission and what is missing as they are changed [AGENT-26]', async () => {
  await show({ view: 'whatIf' });
  const outcome = () => words(screen.getByRole('region', { name: m.what_if_outcome() }));
  // 1,000,000 × 0.60 % is 6,000, a quarter of it goes to direct agents.
  expect(outcome()).toContain('4.500,00 ₫');
  expect(outcome()).toContain('2.000.000 ₫');
  fireEvent.change(screen.getByLabelText(m.what_if_turnover()), { target: { value: '3000000' } });
  expect(outcome()).toContain(m.what_if_missing_players({ players: 1 }));
  fireEvent.change(screen.getByLabelText(m.what_if_turnover()), { target: { value: '3000000' } });
  fireEvent.change(screen.getByLabelText(m.what_if_players()), { target: { value: '5' } });
  expect(outcome()).toContain(m.what_if_tier({ tier: 2, of: 2 }));
  expect(outcome()).toContain('18.000,00 ₫');
});
