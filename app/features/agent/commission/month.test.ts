import { expect, test } from 'vitest';
import { writtenMonth } from '@/app/lib/time/dates';
import { daysOfMonth, monthFrom, monthsBack } from './month';
import { settlementsSearch } from './settlements.search';

test.each([
  ['2026-02', '2026-02-28', '2026-01', '2026-03'],
  ['2028-02', '2028-02-29', '2028-01', '2028-03'],
  ['2026-12', '2026-12-31', '2026-11', '2027-01'],
  ['2026-01', '2026-01-31', '2025-12', '2026-02'],
])('knows the days of %s and the months beside it [AGENT-26]', (month, last, before, after) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to: last });
  expect([monthFrom(month, -1), monthFrom(month, 1)]).toEqual([before, after]);
});

test('offers the last twelve months, the running one first [AGENT-26]', () => {
  const months = monthsBack('2026-03-31');
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([12, '2026-03', '2026-02', '2025-04']);
  expect(writtenMonth('2026-03')).toBe('03/2026');
});

test('reads from an address what names something, and finds the month of a download that failed [AGENT-26]', () => {
  expect(settlementsSearch({ month: '2026-13', kind: 'x', view: 'y', csv: 'z' })).toEqual({});
  expect(settlementsSearch({ month: '2026-08', kind: 'hour', view: 'whatIf' })).toEqual({
    month: '2026-08',
    kind: 'hour',
    view: 'whatIf',
  });
  expect(settlementsSearch({ from: '2026-08-01', to: '2026-08-31', csv: 'limited' })).toEqual({
    month: '2026-08',
    csv: 'limited',
  });
});
