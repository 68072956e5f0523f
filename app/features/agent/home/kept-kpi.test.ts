// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import type { TeamKpi } from './home.queries';
import { keepKpi, keptKpi } from './kept-kpi';

const SESSION = { id: 'one' } as SessionInfo;
const WEEK = { from: '2025-08-15', to: '2025-08-21' };
const KPI = { members: 318, days: [] } as unknown as TeamKpi;

beforeEach(() => sessionStorage.clear());

it('has the figures of the days that were seen last, for the same session alone [AGENT-08]', () => {
  keepKpi(SESSION, WEEK, KPI);
  expect(keptKpi(SESSION, WEEK)).toEqual(KPI);
  expect(keptKpi({ ...SESSION, id: 'other' }, WEEK)).toBeUndefined();
  expect(keptKpi(SESSION, { ...WEEK, from: '2025-08-14' })).toBeUndefined();
});

it('has none when there are none, or they cannot be read [AGENT-08]', () => {
  expect(keptKpi(SESSION, WEEK)).toBeUndefined();
  for (const broken of ['{', '1', '{"session":"one","from":"2025-08-15","to":"2025-08-21"}']) {
    sessionStorage.setItem('AGENT_FIGURES', broken);
    expect(keptKpi(SESSION, WEEK)).toBeUndefined();
  }
});
