import { categoryName } from '@/app/domain/games/category-names';
import type { CategoryCode } from '@/app/domain/games/game-categories';
import { railCategories, vendorsOf } from '@/app/domain/games/vendor-sorting';
import { plainText } from '@/app/lib/text/plain-text';
import type { VendorSorting } from '@/contracts/games/menus';

export type Suggestions = { categories: CategoryCode[]; vendors: string[] };

const MOST = 6;

/** Categories and vendors whose name holds the text, without regard to case, accents and spaces; names that begin with it first. */
export function suggestionsFor(text: string, sorting: VendorSorting | undefined): Suggestions {
  const wanted = unspaced(text);
  if (!wanted) return { categories: [], vendors: [] };
  const categories = railCategories(sorting);
  return {
    categories: pick(categories, wanted, (code) => categoryName(code)),
    vendors: pick(vendorsOf(sorting, categories), wanted, (vendor) => vendor),
  };
}

const unspaced = (text: string) => plainText(text).replaceAll(' ', '');

function pick<One>(all: readonly One[], wanted: string, nameOf: (one: One) => string): One[] {
  const found = all.flatMap((one) => {
    const place = unspaced(nameOf(one)).indexOf(wanted);
    return place < 0 ? [] : [{ one, begins: place === 0 }];
  });
  return found
    .sort((a, b) => Number(b.begins) - Number(a.begins))
    .slice(0, MOST)
    .map(({ one }) => one);
}
