import type { listGames as listOperation } from '@/contracts/games/list-games';
import { listGames } from '../../db/games';
import type { Call } from '../../platform/handler';
import { pageOf, pagesOf } from './paging';
import { languageOf } from './wording';

/** One page of the lobby's games, named in the language asked for; a page behind the last is empty (CALL-55, GAME-43 to GAME-50). */
export async function gameList({ db, input, timed }: Call<typeof listOperation>) {
  const { sort = 'POPULAR', pageNum } = input;
  const language = languageOf(input.language);
  const { rows, total } = await timed(() => listGames(db, input, sort, pageOf(input), language));
  return { games: rows, pageNum, totalPages: pagesOf(total, input), total };
}
