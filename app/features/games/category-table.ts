import { categoryName } from '../../domain/games/category-names';
import { CATEGORY_TABLE, type CategoryCode, type ListFilter } from '../../domain/games/game-categories';

export {
  type CategoryCode,
  type CategoryTarget,
  categoryTarget,
  isCategory,
  type ListFilter,
  type TargetCode,
} from '../../domain/games/game-categories';

type Category = { label: () => string; motif: string; filter: ListFilter | null };

/** Names, motifs and games of the categories, in the order of the rail where the gateway gives none. */
export const CATEGORIES = Object.fromEntries(
  Object.entries(CATEGORY_TABLE).map(([code, { motif, filter }]) => [
    code,
    { label: () => categoryName(code as CategoryCode), motif, filter },
  ]),
) as Record<CategoryCode, Category>;
