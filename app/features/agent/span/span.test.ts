import { describe, expect, it } from 'vitest';
import { searchSchema } from '@/app/lib/links/search-schema';
import { spanOf } from './span';
import { SPAN_SCHEMA, type SpanSearch } from './span.search';

const spanSearch = searchSchema<SpanSearch>(SPAN_SCHEMA);
const shown = (search: Record<string, unknown>, today = '2025-08-21') => {
  const { range, before } = spanOf(spanSearch(search), today);
  return [range.from, range.to, before.from, before.to];
};

describe('the days of a team in an address', () => {
  it.each([
    [{}, ['2025-08-15', '2025-08-21', '2025-08-08', '2025-08-14']],
    [{ span: 'today' }, ['2025-08-21', '2025-08-21', '2025-08-20', '2025-08-20']],
    [{ span: 'yesterday' }, ['2025-08-20', '2025-08-20', '2025-08-19', '2025-08-19']],
    [{ span: 'days30' }, ['2025-07-23', '2025-08-21', '2025-06-23', '2025-07-22']],
    [{ span: 'month' }, ['2025-08-01', '2025-08-21', '2025-07-01', '2025-07-21']],
    [{ span: 'lastMonth' }, ['2025-07-01', '2025-07-31', '2025-06-01', '2025-06-30']],
    [
      { span: 'yesterday', from: '2025-01-01', to: '2025-01-10' },
      ['2025-08-20', '2025-08-20', '2025-08-19', '2025-08-19'],
    ],
    [{ from: '2025-01-01', to: '2025-01-10' }, ['2025-01-01', '2025-01-10', '2024-12-22', '2024-12-31']],
  ])('of %j are measured by as many right before, a month by the month before [AGENT-08]', (search, days) => {
    expect(shown(search)).toEqual(days);
  });

  it('of a month that is longer than the one before are measured by all of that [AGENT-08]', () => {
    expect(shown({ span: 'month' }, '2025-03-30')).toEqual([
      '2025-03-01',
      '2025-03-30',
      '2025-02-01',
      '2025-02-28',
    ]);
    expect(shown({ span: 'lastMonth' }, '2025-03-02')).toEqual([
      '2025-02-01',
      '2025-02-28',
      '2025-01-01',
      '2025-01-31',
    ]);
  });

  it.each([{ span: 'years' }, { from: '2025-08-21' }, { from: '2025-02-30', to: '2025-03-01' }, { span: 7 }])(
    'are the last seven for %j, which names none that can be shown [AGENT-08 SHELL-42]',
    (search) => {
      expect(shown(search)).toEqual(shown({}));
      expect(spanOf(spanSearch(search), '2025-08-21').refused).toBe('from' in search);
    },
  );
});
