import { expect, it } from 'vitest';
import type { VendorSorting } from '@/contracts/games/menus';
import { menuGames } from './menu-games';

const menu = (gameCategory: string, ...vendors: string[]): VendorSorting[number] => ({
  gameCategory,
  vendorNames: vendors.map((accountTypeName) => ({ accountTypeName, gameCategory: undefined })),
});
const everywhere = () => true;
const codes = (sorting: VendorSorting | undefined, exists: (path: string) => boolean = everywhere) =>
  menuGames(sorting, exists).map(({ code }) => code);

it('has one entry per category in the order of the vendor sorting, cockfight apart from sports', () => {
  const sorting = [menu('FISH', 'A'), menu('SPORTS', 'B', 'SV3'), menu('RNG', 'A', 'C'), menu('TOTO', 'D')];
  expect(codes(sorting)).toEqual(['FISH', 'SPORTS', 'COCKFIGHT', 'RNG', 'NEW', 'JACKPOT', 'FAV']);
});

it('leads to the screen of each category, with what its address needs', () => {
  const [rng, , , favourites] = menuGames([menu('RNG', 'A')], everywhere);
  expect(rng).toMatchObject({ link: { to: '/m/slot-games', search: {} }, motif: 'rng-seven' });
  expect(favourites).toMatchObject({
    code: 'FAV',
    link: { to: '/m/search', search: { dataType: 'FAV' } },
  });
});

it('has no entry for a screen that the site does not have, and the whole table without a sorting', () => {
  expect(codes([menu('RNG', 'A'), menu('LOTT', 'B')], (path) => path === '/m/lott')).toEqual(['LOTT']);
  expect(codes(undefined)).toContain('ELOTT');
  expect(codes(undefined)).not.toContain('HOT');
});
