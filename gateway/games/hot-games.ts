import type { getHotGames } from '../../contracts/games/hot-games';
import { listHotGames, listTopGames } from '../db/games';
import type { games } from '../db/schema';
import type { Call } from '../implement';

const LIST_LENGTH = 15;

/** The games most played now, of all categories or of one (CALL-61). Names are the vendors' own in every language. */
export async function hotGames({ db, input }: Call<typeof getHotGames>) {
  const { gameCategory } = input;
  const everything = gameCategory === undefined || gameCategory === 'HOT' || gameCategory === 'ALL';
  const rows = everything ? await listHotGames(db) : await listTopGames(db, gameCategory, LIST_LENGTH);
  return { list: rows.map(gameOf) };
}

/** A game as it travels. */
export function gameOf({ hotRank: _, popularity: __, ...game }: typeof games.$inferSelect) {
  return game;
}
