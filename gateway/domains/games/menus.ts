import type { GameCategory } from '@/contracts/games/game-categories';
import type { getGameMenus } from '@/contracts/games/menus';
import { countGames, listMenuVendors } from '../../db/games';
import type { Call } from '../../platform/handler';
import { groupBy } from './group-by';
import { CATEGORY_FILTERS } from './hot-games';

/**
 * The vendor sorting: E-sports and cockfight vendors stand below SPORTS with a category of their own (CALL-70). Each
 * vendor says how many games it has in its category, as the lobby would list them (GAME-107).
 */
export async function gameMenus({ db }: Call<typeof getGameMenus>) {
  const [rows, counts] = await Promise.all([listMenuVendors(db), countGames(db)]);
  const list = [...groupBy(rows, 'groupCategory')].map(([gameCategory, vendors]) => ({
    gameCategory,
    vendorNames: vendors.map(({ vassalage, ownCategory, imageUrl }) => ({
      accountTypeName: vassalage,
      gameCategory: ownCategory,
      imageUrl,
      gameCount: countOf(counts, vassalage, ownCategory ?? gameCategory),
    })),
  }));
  return { list };
}

/** Null where a vendor stands in a category without games in it, for the prize modes of its lotteries. */
function countOf(
  counts: Awaited<ReturnType<typeof countGames>>,
  vendor: string,
  category: string,
): number | null {
  const { gameType, gameClassify } = CATEGORY_FILTERS[category as GameCategory] ?? { gameType: category };
  const own = counts.filter(
    (one) =>
      one.vassalage === vendor &&
      (gameType === undefined || one.gameType === gameType) &&
      (gameClassify === undefined || one.classifies.includes(`|${gameClassify}|`)),
  );
  return own.reduce((sum, { count }) => sum + count, 0) || null;
}
