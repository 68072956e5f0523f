import { expect, it } from 'vitest';
import { DEFAULT_CATEGORY, homeSearch } from './home-search';

it('is of category HOT, of all data and of no vendor unless told [GAME-25 GAME-26 CONST-70 HDR-04 HDR-05 HDR-06]', () => {
  expect(DEFAULT_CATEGORY).toBe('HOT');
  expect(homeSearch({})).toEqual({});
});

it.each([
  [
    { category: 'RNG', game: 90001 },
    { category: 'RNG', game: 90001 },
  ],
  [{ category: 'HOT' }, {}],
  [{ category: 'ALL', game: '' }, {}],
  [{ category: 'toString', game: { a: 1 } }, {}],
  [{ category: ['RNG'], game: 'abc', vendor: 'X', dataType: 'FAV' }, { game: 'abc' }],
])('reads %j as %j: what it does not know counts as not said [GAME-25]', (given, read) => {
  expect(homeSearch(given)).toEqual(read);
});

it('names everything it reads, so that nothing of a raw address is left beside it [GAME-25]', () => {
  expect(Object.keys(homeSearch({ category: 'NOPE', game: { a: 1 } })).sort()).toEqual(['category', 'game']);
  expect(Object.keys(homeSearch({ category: 'HOT' })).sort()).toEqual(['category', 'game']);
});
