import type { VendorSorting } from '../../../../contracts/games/menus';
import { CATEGORIES, type CategoryCode, isCategory } from '../category-table';
import { railCategories } from '../vendor-sorting';

/** All categories: those of the rail in its order, then the rest of the table. */
export function allCategories(sorting: VendorSorting | undefined): CategoryCode[] {
  return [...new Set([...railCategories(sorting), ...Object.keys(CATEGORIES).filter(isCategory)])];
}
