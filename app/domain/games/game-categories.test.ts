import { expect, it } from 'vitest';
import { GAME_CATEGORIES } from '@/contracts/games/game-categories';
import { CATEGORY_TABLE, categoryTarget, isCategory, type TargetCode } from './game-categories';

const PLACES: [TargetCode, string, Record<string, string>][] = [
  ['HOME', '/m/home', {}],
  ['LIVE', '/m/live-games', {}],
  ['RNG', '/m/slot-games', {}],
  ['SPORTS', '/m/sport-games', {}],
  ['ESPORTS', '/m/esport-games', {}],
  ['FISH', '/m/fish-games', {}],
  ['PVP', '/m/pvp-games', {}],
  ['LOTT', '/m/lott', {}],
  ['ELOTT', '/m/elott', {}],
  ['HOT', '/m/search', {}],
  ['SEARCH', '/m/search', {}],
  ['RECENT', '/m/search', { dataType: 'RECENT' }],
  ['FAV', '/m/search', { dataType: 'FAV' }],
  ['INHOUSE', '/m/inHouse', {}],
  ['COCKFIGHT', '/m/cockfight', {}],
  ['NEW', '/m/new-games', {}],
  ['JL', '/m/jili-games', {}],
  ['RTG', '/m/rtg-games', {}],
  ['PROMO', '/m/activity', {}],
  ['HELP', '/m/help', {}],
  ['JACKPOT', '/m/jackpots', {}],
  ['BINGO', '/m/bingo', {}],
  ['FEATURE', '/m/slot-games', { gameClassify: 'FeatureBuy' }],
];

it.each(PLACES)(
  'leads category %s to %s with %o [GAME-01 GAME-02 GAME-03 GAME-04 GAME-05 GAME-06 GAME-07 GAME-08 GAME-09 GAME-10 GAME-11 GAME-12 GAME-13 GAME-14 GAME-15 GAME-16 GAME-17 GAME-18 GAME-19 GAME-20 GAME-21 GAME-22 GAME-23 GAME-24]',
  (code, to, search) => {
    expect(categoryTarget(code)).toEqual({ to, search });
  },
);

it('has all categories by which games may be asked for, and no other [GAME-27]', () => {
  expect(Object.keys(CATEGORY_TABLE).sort()).toEqual(GAME_CATEGORIES.filter((code) => code !== 'ALL').sort());
  for (const unknown of ['ALL', 'toString', '', 7, undefined]) expect(isCategory(unknown)).toBe(false);
});

it('asks for the games of each category by the filters of the list call [GAME-49 GAME-50]', () => {
  const types = [
    'LIVE',
    'RNG',
    'SPORTS',
    'ESPORTS',
    'FISH',
    'PVP',
    'COCKFIGHT',
    'LOTT',
    'ELOTT',
    'BINGO',
  ] as const;
  for (const type of types) expect(CATEGORY_TABLE[type].filter).toEqual({ gameType: type });
  expect(CATEGORY_TABLE.HOT.filter).toBeNull();
  expect(CATEGORY_TABLE.NEW.filter).toEqual({ gameClassify: 'New' });
  expect(CATEGORY_TABLE.FEATURE.filter).toEqual({ gameType: 'RNG', gameClassify: 'FeatureBuy' });
  expect(CATEGORY_TABLE.JL.filter).toEqual({ vassalage: 'JILI' });
});
