// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetSearch, forgetSearches, keepSearch, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

it('keeps the last ten searches, the newest first [GAME-75]', () => {
  for (let number = 1; number <= 12; number += 1) keepSearch(`trò ${number}`);
  expect(recentSearches()).toHaveLength(10);
  expect([recentSearches()[0], recentSearches()[9]]).toEqual(['trò 12', 'trò 3']);
});

it('keeps a search once, as it was written last [GAME-75]', () => {
  keepSearch('nổ hũ');
  keepSearch('bắn cá');
  expect(keepSearch(' No hu ')).toEqual(['No hu', 'bắn cá']);
  expect(keepSearch('  ')).toEqual(['No hu', 'bắn cá']);
});

it('forgets one search, and all [GAME-75]', () => {
  keepSearch('nổ hũ');
  keepSearch('bắn cá');
  expect(forgetSearch('bắn cá')).toEqual(['nổ hũ']);
  expect(recentSearches()).toEqual(['nổ hũ']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', 'null', '{"a":1}', '[1,null,""]'])('takes a damaged record %s for none [GAME-75]', (text) => {
  localStorage.setItem('RECENT_SEARCHES', text);
  expect(recentSearches()).toEqual([]);
});
