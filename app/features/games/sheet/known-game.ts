import type { QueryClient } from '@tanstack/react-query';
import { sameId } from '@/app/lib/links/search-id';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { Game } from '@/contracts/games/game';

/** The answers that hold games, whole or page by page. */
type Listing = {
  pages?: Listing[];
  games?: Partial<Game>[];
  list?: Partial<Game>[];
  content?: Partial<Game>[];
};

/** What a list has shown of a game, so that its sheet need not begin empty. */
export function knownGame(queryClient: QueryClient, nodeId: number | string): Game | undefined {
  for (const queryKey of [['games'], [MEMBER_KEY]]) {
    for (const [, listing] of queryClient.getQueriesData<Listing>({ queryKey })) {
      const found = gamesIn(listing).find((game) => game.nodeId !== undefined && sameId(game.nodeId, nodeId));
      if (found) return found as Game;
    }
  }
  return undefined;
}

function gamesIn(listing: Listing | undefined): Partial<Game>[] {
  const { pages, games, list, content } = listing ?? {};
  const here = [games, list, content].flatMap((some) => (Array.isArray(some) ? some : []));
  return Array.isArray(pages) ? [...here, ...pages.flatMap(gamesIn)] : here;
}
