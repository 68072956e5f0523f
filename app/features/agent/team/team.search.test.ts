import { describe, expect, it } from 'vitest';
import { askedOf, openedOf, openSearch, teamSearch } from './team.search';

describe('the address of a team', () => {
  it.each([
    [{}, { span: 'days7', part: 'direct', order: 'turnover' }],
    [
      { member: 4017, span: 'today', part: 'silent', order: 'joined' },
      { member: '4017', span: 'today', part: 'silent', order: 'joined' },
    ],
    [
      { member: '', span: 'year', part: 7, order: 'id' },
      { span: 'days7', part: 'direct', order: 'turnover' },
    ],
  ])('%j asks for %j: what it does not name, or names wrongly, is the usual [AGENT-25]', (search, asked) => {
    expect(askedOf(teamSearch(search))).toEqual(asked);
  });

  it('names the branches that are open, eight at most, and nothing that is no branch [AGENT-25]', () => {
    expect(openSearch(['1003'])).toEqual({ open: '1003' });
    expect(openSearch(['1003', '1004'])).toEqual({ open: '1003-1004' });
    expect(openSearch([])).toEqual({ open: undefined });
    expect(openedOf(teamSearch({ open: 1003 }))).toEqual(['1003']);
    expect(openedOf(teamSearch({ open: '1003-1004-1003-x--' }))).toEqual(['1003', '1004']);
    expect(openedOf({ open: [1, 2, 3, 4, 5, 6, 7, 8, 9].join('-') })).toEqual([...'23456789']);
    expect(teamSearch({ open: 'x' })).toEqual({});
  });

  it('names only what is not the usual, a search by its digits too [AGENT-25]', () => {
    expect(teamSearch({ span: 'days7', part: 'direct', order: 'turnover', menu: 1, csv: 'x' })).toEqual({});
    expect(teamSearch({ find: 99, menu: true, csv: 'failed' })).toEqual({
      find: '99',
      menu: true,
      csv: 'failed',
    });
  });
});
