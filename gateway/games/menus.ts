import type { getGameMenus } from '../../contracts/games/menus';
import { listMenuVendors } from '../db/games';
import type { Call } from '../handler';
import { groupBy } from './group-by';

/** The vendor sorting: E-sports and cockfight vendors stand below SPORTS with a category of their own (CALL-70). */
export async function gameMenus({ db }: Call<typeof getGameMenus>) {
  const groups = groupBy(await listMenuVendors(db), 'groupCategory');
  const list = [...groups].map(([gameCategory, vendors]) => ({
    gameCategory,
    vendorNames: vendors.map(({ vassalage, ownCategory }) => ({
      accountTypeName: vassalage,
      gameCategory: ownCategory,
    })),
  }));
  return { list };
}
