import type { VendorSorting } from '@/contracts/games/menus';
import { CATEGORY_TABLE, type CategoryCode, categoryTarget } from '../../domain/games/game-categories';
import { railCategories } from '../../domain/games/vendor-sorting';
import type { LinkTarget } from '../../lib/links/link-target';
import type { MotifName } from '../../ui/symbol-names';

/** A category of games, or the visitor's favourites. */
export type MenuGame = { code: CategoryCode | 'FAV'; motif: MotifName; link: LinkTarget };

/**
 * The game entries of the menu: one per category in the order of the vendor sorting, then the favourites. Hot games are
 * home's own (MENU-22, GAME-41). Without a sorting it is the whole table.
 */
export function menuGames(sorting: VendorSorting | undefined, exists: (path: string) => boolean): MenuGame[] {
  const categories = railCategories(sorting).filter((category) => category !== 'HOT');
  const games = categories.map((code) => ({
    code,
    motif: CATEGORY_TABLE[code].motif,
    link: categoryTarget(code),
  }));
  const favourites: MenuGame = { code: 'FAV', motif: 'rng-lotus', link: categoryTarget('FAV') };
  return [...games, ...(exists('/m/fav-games') ? [favourites] : [])].filter(({ link }) => exists(link.to));
}
