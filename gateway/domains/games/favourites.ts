import type {
  addFavourite as addOperation,
  listFavourites as listOperation,
  removeFavourite as removeOperation,
} from '@/contracts/games/favourites';
import { addFavourite, favouriteIds, listFavourites, removeFavourite } from '../../db/favourites';
import { findGame } from '../../db/games';
import type { Call } from '../../platform/handler';
import { pageOf, pagesOf } from './paging';
import { languageOf } from './wording';

/** One page of the member's favourites, last added first, and the node ids of all of them (GAME-60 to GAME-63). */
export async function favouriteList({ db, member, input }: Call<typeof listOperation>) {
  const [{ rows, total }, nodeIds] = await Promise.all([
    listFavourites(db, member.id, input.gameType, pageOf(input), languageOf(input.language)),
    favouriteIds(db, member.id),
  ]);
  return { content: rows, pageNum: input.pageNum, totalPages: pagesOf(total, input), nodeIds };
}

/** Marks a game; a second time, or one that is not in the lobby, changes nothing (CALL-56). */
export async function markFavourite({ db, member, input }: Call<typeof addOperation>) {
  const game = await findGame(db, Number(input.nodeId));
  if (game) await addFavourite(db, member.id, game.nodeId);
  return null;
}

/** Takes the mark away; one that is not there is no error (CALL-57). */
export async function unmarkFavourite({ db, member, input }: Call<typeof removeOperation>) {
  await removeFavourite(db, member.id, Number(input.nodeId));
  return null;
}
