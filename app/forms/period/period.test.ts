import { describe, expect, it } from 'vitest';
import { searchSchema } from '../../lib/links/search-schema';
import { periodOf } from './period';
import { PERIOD_SCHEMA, type PeriodSearch } from './period-search';

const BOUNDS = { today: '2026-03-01', mostDays: 366, usual: 7 } as const;
const periodSearch = searchSchema<PeriodSearch>(PERIOD_SCHEMA);
const named = (search: Record<string, unknown>) => periodOf(periodSearch(search), BOUNDS);

describe('a range of days in an address', () => {
  it('is the last seven days up to today unless the address names another one [MONEY-13]', () => {
    expect(named({})).toEqual({ from: '2026-02-23', to: '2026-03-01', quick: 7 });
    expect(named({ days: 1 })).toEqual({ from: '2026-03-01', to: '2026-03-01', quick: 1 });
    expect(named({ days: '30' })).toEqual({ from: '2026-01-31', to: '2026-03-01', quick: 30 });
    expect(named({ from: '2025-01-01', to: '2025-12-31' })).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
      quick: undefined,
    });
  });

  it.each([
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-02-28' },
    { from: '2025-02-27', to: '2026-02-28' },
    { from: 20260101, to: 20260301 },
    { from: '1999-12-31', to: '2000-01-02' },
    { from: '2030-12-30', to: '2031-01-01' },
    { from: '<b>', to: '2026-03-01' },
  ])('is the usual one for %j, which cannot be shown, and it is told so [MONEY-13 SHELL-42]', (search) => {
    expect(named(search)).toEqual({ ...named({}), refused: true });
  });

  it.each([{ days: 8 }, { days: 'abc' }, { days: ' 1' }, { days: '1e0' }, {}])(
    'is the usual one for %j, which names none [MONEY-13]',
    (search) => {
      expect(named(search)).toEqual({ from: '2026-02-23', to: '2026-03-01', quick: 7 });
    },
  );
});
