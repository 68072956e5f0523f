import { expect, it } from 'vitest';
import { sourceOf } from './game-source';
import { DATA_TYPES, gameSearch, needsMember } from './search.search';

it('knows the six types, and takes unknown words of an address for none [GAME-27 GAME-28 GAME-29 GAME-30 GAME-31 GAME-32 GAME-76]', () => {
  expect([...DATA_TYPES].sort()).toEqual(['ALL', 'FAV', 'HOT', 'NEW', 'RECENT', 'SEARCH']);
  expect(gameSearch({ dataType: 'RECENT', category: 'RNG', q: ' no hu ', game: 90001 })).toEqual({
    dataType: 'RECENT',
    category: 'RNG',
    vendor: undefined,
    q: 'no hu',
    game: 90001,
  });
  const unknown = gameSearch({ dataType: 'recent', category: 'NOWHERE', vendor: {}, q: ['x'], game: '' });
  expect(Object.values(unknown)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('shows the hot games when nothing is said: type ALL, category HOT [GAME-25 GAME-26 CONST-71]', () => {
  const hot = { kind: 'hot', filters: {} };
  expect(sourceOf({})).toEqual(hot);
  expect(sourceOf({ dataType: 'ALL', category: 'HOT' })).toEqual(hot);
  expect(sourceOf({ dataType: 'HOT' })).toEqual(hot);
  expect(sourceOf({ dataType: 'HOT', vendor: 'JILI' })).toEqual({ ...hot, filters: { vassalage: 'JILI' } });
});

it.each([
  [{ dataType: 'NEW' }, { gameClassify: 'New' }],
  [{ category: 'FISH' }, { gameType: 'FISH' }],
  [{ vendor: '88' }, { vassalage: '88' }],
  [{ q: 'no hu' }, { gameName: 'no hu' }],
  [
    { dataType: 'FAV', q: 'no  hu', vendor: 'JILI' },
    { gameName: 'no hu', vassalage: 'JILI' },
  ],
  [
    { category: 'RNG', q: '88' },
    { gameName: '88', gameType: 'RNG' },
  ],
] as const)('asks the list for %j by %j [GAME-31 GAME-32 GAME-75]', (search, filters) => {
  expect(sourceOf(search)).toEqual({ kind: 'list', filters });
});

it('looks for nothing with a single character or none [GAME-75]', () => {
  expect(sourceOf({ dataType: 'SEARCH' })).toEqual({ kind: 'nothing' });
  expect(sourceOf({ dataType: 'SEARCH', q: 'ổ' })).toEqual({ kind: 'nothing' });
  expect(sourceOf({ q: '7' })).toEqual({ kind: 'hot', filters: {} });
});

it('shows slots first among the recent games, and needs a member for these and for favourites [GAME-28 GAME-30 GAME-69 GAME-70 GAME-71]', () => {
  expect(sourceOf({ dataType: 'RECENT' })).toEqual({ kind: 'recent', gameType: 'RNG' });
  expect(sourceOf({ dataType: 'RECENT', category: 'HOT' })).toEqual({ kind: 'recent', gameType: 'RNG' });
  expect(sourceOf({ dataType: 'RECENT', category: 'FISH' })).toEqual({ kind: 'recent', gameType: 'FISH' });
  expect(sourceOf({ dataType: 'FAV' })).toEqual({ kind: 'favourites' });
  expect(DATA_TYPES.filter((dataType) => needsMember({ dataType }))).toEqual(['FAV', 'RECENT']);
});
