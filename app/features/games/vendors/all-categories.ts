import { CATEGORY_TABLE, type CategoryCode, isCategory } from '@/app/domain/games/game-categories';
import { railCategories } from '@/app/domain/games/vendor-sorting';
import type { VendorSorting } from '@/contracts/games/menus';

/** All categories: those of the rail in its order, then the rest of the table. */
export function allCategories(sorting: VendorSorting | undefined): CategoryCode[] {
  return [...new Set([...railCategories(sorting), ...Object.keys(CATEGORY_TABLE).filter(isCategory)])];
}
