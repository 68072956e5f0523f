import { expect, test } from 'vitest';
import { faceOf } from './vendor-face';

const vendor = (accountTypeName: string, gameCount: number | null, gameCategory: string | null = null) => ({
  accountTypeName,
  gameCategory,
  imageUrl: `/${accountTypeName}.svg`,
  gameCount,
});
const SORTING = [
  { gameCategory: 'RNG', vendorNames: [vendor('A', 12), vendor('B', null)] },
  { gameCategory: 'FISH', vendorNames: [vendor('A', 3)] },
  { gameCategory: 'SPORTS', vendorNames: [vendor('S', 7), vendor('C', 9, 'COCKFIGHT'), vendor('SV3', 5)] },
];

test.each([
  ['RNG', 'A', 12],
  ['FISH', 'A', 3],
  ['COCKFIGHT', 'C', 9],
  ['SPORTS', 'S', 7],
  ['RNG', 'B', null],
] as const)(
  'a vendor has in %s as many games as the sorting says of it there: %s [GAME-107]',
  (category, name, gameCount) => {
    expect(faceOf(SORTING, category, name)).toEqual({ imageUrl: `/${name}.svg`, gameCount });
  },
);

test('in a category that the sorting does not name it keeps its logo, and says no count [GAME-107]', () => {
  expect(faceOf(SORTING, 'COCKFIGHT', 'SV3')).toEqual({ imageUrl: '/SV3.svg', gameCount: undefined });
  expect(faceOf(SORTING, 'RNG', 'Z')).toEqual({ imageUrl: undefined, gameCount: undefined });
});
