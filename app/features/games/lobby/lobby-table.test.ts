import { describe, expect, it } from 'vitest';
import { searchable } from '../game-search';
import type { LobbySearch } from './lobby-search';
import {
  filtersOf,
  kindsTypeOf,
  type LobbyCode,
  lobbyOf,
  railItemOf,
  vendorCategoriesOf,
} from './lobby-table';

const ALL: LobbySearch = {
  vendor: 'Mây Trắng',
  gameClassify: 'Megaways',
  gameType: 'FISH',
  q: 'sen',
  sort: 'NAME',
};

describe('a lobby asks for', () => {
  it.each<[LobbyCode, object]>([
    ['RNG', { gameType: 'RNG' }],
    ['LIVE', { gameType: 'LIVE' }],
    ['COCKFIGHT', { gameType: 'COCKFIGHT' }],
    ['NEW', { gameClassify: 'New' }],
    ['JACKPOT', { gameClassify: 'Jackpot' }],
    ['INHOUSE', { gameClassify: 'InHouse' }],
    ['JL', { vassalage: 'JILI' }],
    ['RTG', { vassalage: 'RTG' }],
    ['FOOTBALL', { gameType: 'SPORTS', gameClassify: 'Football' }],
  ])('the games of %s by %o [GAME-49 GAME-50]', (code, filters) => {
    expect(filtersOf(code, {})).toEqual(filters);
  });

  it.each<[LobbyCode, object]>([
    ['RNG', { gameType: 'RNG', vassalage: 'Mây Trắng', gameClassify: 'Megaways' }],
    ['NEW', { gameType: 'FISH', vassalage: 'Mây Trắng', gameClassify: 'New' }],
    ['JL', { gameType: 'FISH', vassalage: 'JILI', gameClassify: 'Megaways' }],
    ['FOOTBALL', { gameType: 'SPORTS', vassalage: 'Mây Trắng', gameClassify: 'Football' }],
  ])(
    '%s with what the address adds, never against its own filters [GAME-33 GAME-42 GAME-49 GAME-50 GAME-77]',
    (code, filters) => {
      expect(filtersOf(code, ALL)).toEqual({ ...filters, gameName: 'sen', sort: 'NAME' });
    },
  );

  it('a text from the second character on, counted as one reads them', () => {
    expect(searchable('s')).toBe('');
    expect(searchable('🐟')).toBe('');
    expect(searchable('ẫm')).toBe('ẫm');
    expect(filtersOf('FISH', { q: '7' })).toEqual({ gameType: 'FISH' });
    expect(filtersOf('FISH', { q: '88' })).toEqual({ gameType: 'FISH', gameName: '88' });
  });
});

it('stands at the address of its category; the hot games have one of their own [GAME-10 GAME-24 ROUTE-49]', () => {
  expect(lobbyOf('RNG').path).toBe('/m/slot-games');
  expect(lobbyOf('HOT').path).toBe('/m/hot-games');
  expect(lobbyOf('FOOTBALL').path).toBe('/m/fbGame');
});

it('offers list types on screens over several types alone [GAME-33]', () => {
  const mixed = (['NEW', 'JL', 'RTG', 'JACKPOT', 'INHOUSE'] as const).map((code) => lobbyOf(code).isMixed);
  expect(mixed).toEqual([true, true, true, true, true]);
  expect((['RNG', 'LIVE', 'HOT', 'FOOTBALL', 'BINGO'] as const).some((code) => lobbyOf(code).isMixed)).toBe(
    false,
  );
});

it('offers kinds and vendors where its games are not of one already [GAME-42 GAME-51 CONST-75]', () => {
  expect(kindsTypeOf('RNG', {})).toBe('RNG');
  expect(kindsTypeOf('JL', {})).toBeUndefined();
  expect(kindsTypeOf('JL', { gameType: 'PVP' })).toBe('PVP');
  expect(kindsTypeOf('NEW', { gameType: 'PVP' })).toBeUndefined();
  expect(vendorCategoriesOf('FISH', {})).toEqual(['FISH']);
  expect(vendorCategoriesOf('FOOTBALL', {})).toEqual(['SPORTS']);
  expect(vendorCategoriesOf('NEW', {})).toEqual(['RNG', 'FISH', 'PVP']);
  expect(vendorCategoriesOf('NEW', { gameType: 'FISH' })).toEqual(['FISH']);
  expect(vendorCategoriesOf('RTG', {})).toEqual([]);
});

it('is marked in the rail under its category; slots with bought features are one of their own [GAME-23]', () => {
  expect(railItemOf('RNG', {})).toBe('RNG');
  expect(railItemOf('RNG', { gameClassify: 'FeatureBuy' })).toBe('FEATURE');
  expect(railItemOf('FOOTBALL', {})).toBe('SPORTS');
});
