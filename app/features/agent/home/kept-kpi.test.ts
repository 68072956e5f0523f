// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { TeamKpi } from './home.queries';
import { keepKpi, keptKpi } from './kept-kpi';

const SESSION = { id: 'one' } as SessionInfo;
const WEEK = { from: '2025-08-15', to: '2025-08-21' };
const FIGURES = {
  commission: 1,
  estimate: 8,
  turnover: 2,
  deposits: 3,
  withdrawals: 4,
  netWin: -5,
  newMembers: 6,
  activeMembers: 7,
};
const KPI = {
  updatedAt: null,
  members: 318,
  agents: 24,
  total: FIGURES,
  days: [{ day: '2025-08-21', ...FIGURES }],
  products: [{ gameType: 'RNG', turnover: 9, commission: 10 }],
} as unknown as TeamKpi;

beforeEach(() => sessionStorage.clear());

it('has the figures of the days that were seen last, for the same session alone [AGENT-08]', () => {
  keepKpi(SESSION, WEEK, KPI);
  expect(keptKpi(SESSION, WEEK)).toEqual(KPI);
  expect(keptKpi({ ...SESSION, id: 'other' }, WEEK)).toBeUndefined();
  expect(keptKpi(SESSION, { ...WEEK, from: '2025-08-14' })).toBeUndefined();
});

it('has none when there are none, or they cannot be read [AGENT-08]', () => {
  expect(keptKpi(SESSION, WEEK)).toBeUndefined();
  const withKpi = (kpi: object) => JSON.stringify({ session: 'one', ...WEEK, kpi: { ...KPI, ...kpi } });
  const broken = [
    '{',
    '1',
    '{"session":"one","from":"2025-08-15","to":"2025-08-21"}',
    withKpi({ days: [null] }),
    withKpi({ days: [{ ...FIGURES, day: 21 }] }),
    withKpi({ total: { ...FIGURES, netWin: '5' } }),
    withKpi({ products: {} }),
    withKpi({ members: null }),
  ];
  for (const text of broken) {
    sessionStorage.setItem('AGENT_FIGURES', text);
    expect(keptKpi(SESSION, WEEK), text).toBeUndefined();
  }
});
