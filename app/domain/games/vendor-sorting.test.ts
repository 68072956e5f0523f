import { describe, expect, it } from 'vitest';
import type { VendorSorting } from '@/contracts/games/menus';
import { CATEGORY_TABLE } from './game-categories';
import { railCategories, sortedCategories, vendorsOf } from './vendor-sorting';

const menu = (gameCategory: string, ...vendors: (string | [string, string])[]): VendorSorting[number] => ({
  gameCategory,
  vendorNames: vendors.map((vendor) =>
    typeof vendor === 'string'
      ? { accountTypeName: vendor, gameCategory: undefined }
      : { accountTypeName: vendor[0], gameCategory: vendor[1] },
  ),
});
const order = (sorting: VendorSorting) => sortedCategories(sorting).map(({ category }) => category);

const SPLITS: [string, VendorSorting, Record<string, string[]>][] = [
  [
    'by the category that the gateway gives to the vendor',
    [menu('SPORTS', ['Sân Cỏ', 'SPORTS'], ['Bàn Phím', 'ESPORTS'], ['Gà Nòi', 'COCKFIGHT'])],
    { SPORTS: ['Sân Cỏ'], COCKFIGHT: ['Gà Nòi'], ESPORTS: ['Bàn Phím'] },
  ],
  [
    'by the lists where the gateway says none, or one that is no part of sports',
    [menu('SPORTS', 'SV3', ['DS88', 'LIVE'], 'DIG', 'WGB', 'WS168', 'TFG', 'IMES', 'AES', 'Sân Cỏ')],
    {
      SPORTS: ['Sân Cỏ'],
      COCKFIGHT: ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'],
      ESPORTS: ['TFG', 'IMES', 'AES'],
    },
  ],
  [
    'by the word of the gateway before the lists',
    [menu('SPORTS', ['SV3', 'SPORTS'], ['TFG', 'COCKFIGHT'])],
    { SPORTS: ['SV3'], COCKFIGHT: ['TFG'] },
  ],
  [
    'together with categories of their own that the gateway has, no vendor twice',
    [menu('SPORTS', 'SV3', 'Sân Cỏ'), menu('FISH', 'SV3'), menu('COCKFIGHT', 'SV3', 'Gà Nòi')],
    { SPORTS: ['Sân Cỏ'], COCKFIGHT: ['SV3', 'Gà Nòi'], FISH: ['SV3'] },
  ],
];

describe('the split of SPORTS', () => {
  it.each(SPLITS)(
    'goes %s [GAME-34 GAME-35 GAME-36 GAME-37 GAME-38 GAME-39 GAME-40 CONST-74]',
    (_how, sorting, expected) => {
      const found = sortedCategories(sorting).map(({ category, vendors }) => [category, vendors]);
      expect(found).toEqual(Object.entries(expected));
    },
  );

  it('puts cockfight right behind sports, wherever the gateway has it [GAME-36]', () => {
    const cockfight = menu('COCKFIGHT', 'Gà Nòi');
    const sports = menu('SPORTS', 'Sân Cỏ', ['Bàn Phím', 'ESPORTS']);
    expect(order([cockfight, menu('FISH'), sports])).toEqual(['FISH', 'SPORTS', 'COCKFIGHT', 'ESPORTS']);
    expect(order([menu('ESPORTS'), sports, menu('RNG'), cockfight])).toEqual([
      'ESPORTS',
      'SPORTS',
      'COCKFIGHT',
      'RNG',
    ]);
    expect(order([menu('FISH'), cockfight])).toEqual(['FISH', 'COCKFIGHT']);
  });
});

describe('the order of the categories', () => {
  it("is the gateway's, without those that the site does not know [GAME-41 GAME-81]", () => {
    expect(
      order([menu('PVP', 'A'), menu('CASINO_3D', 'B'), menu('RNG'), menu('toString'), menu('LIVE')]),
    ).toEqual(['PVP', 'RNG', 'LIVE']);
  });

  it('in the rail starts with HOT and ends with what the gateway did not place [GAME-25 GAME-41]', () => {
    expect(railCategories([menu('FISH', 'JILI'), menu('JACKPOT'), menu('RNG', 'A')])).toEqual([
      'HOT',
      'FISH',
      'JACKPOT',
      'RNG',
      'NEW',
      'JL',
    ]);
    expect(railCategories([menu('RNG', 'RTG'), menu('HOT')])).toEqual([
      'HOT',
      'RNG',
      'NEW',
      'JACKPOT',
      'RTG',
    ]);
  });

  it('is that of the table while the gateway has not answered [GAME-41]', () => {
    expect(railCategories(undefined)).toEqual(Object.keys(CATEGORY_TABLE));
  });
});

it('knows the vendors of a category, and of several together, each once [GAME-40 GAME-42]', () => {
  const sorting = [menu('RNG', 'A', 'B'), menu('FISH', 'B', 'C'), menu('LIVE', 'D')];
  expect(vendorsOf(sorting, ['FISH'])).toEqual(['B', 'C']);
  expect(vendorsOf(sorting, ['RNG', 'FISH', 'PVP'])).toEqual(['A', 'B', 'C']);
  expect(vendorsOf(undefined, ['RNG'])).toEqual([]);
});
