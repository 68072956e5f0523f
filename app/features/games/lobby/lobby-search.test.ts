import { expect, it } from 'vitest';
import { lobbyDeps, lobbySearch } from './lobby-search';

it('reads what the address of a lobby says, digits as text [GAME-42 GAME-77]', () => {
  const search = {
    vendor: 'Mây Trắng',
    gameClassify: 'FeatureBuy',
    gameType: 'FISH',
    q: '88',
    sort: 'NEW',
    game: 90001,
  };
  expect(lobbySearch(search)).toEqual(search);
  expect(lobbySearch({ vendor: '888', q: ' sen  ' })).toMatchObject({ vendor: '888', q: 'sen' });
  expect(lobbySearch({ vendor: '1e3', q: '007', game: '90001' })).toMatchObject({
    vendor: '1e3',
    q: '007',
    game: 90001,
  });
});

it.each([
  [{ vendor: '', q: '   ' }],
  [{ vendor: ['a'], gameClassify: {}, q: [true], game: null }],
  [{ gameType: 'LIVE', sort: 'RICHEST' }],
  [{ gameType: 'toString', sort: 'POPULAR' }],
])('takes %o for an address that says nothing [GAME-42]', (search) => {
  const said = Object.values(lobbySearch(search)).filter((value) => value !== undefined);
  expect(said).toEqual([]);
});

it('cuts a text of endless length', () => {
  expect(lobbySearch({ q: 'x'.repeat(5_000) }).q).toHaveLength(64);
});

it('does not load a list anew for the sheet of a game', () => {
  expect(lobbyDeps({ search: { vendor: 'A', game: 1 } })).toEqual({ vendor: 'A' });
});
