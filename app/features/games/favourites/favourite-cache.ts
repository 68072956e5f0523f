import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { sameId } from '@/app/lib/links/search-id';
import type { listFavourites } from '@/contracts/games/favourites';
import type { Game } from '@/contracts/games/game';
import type { ResponseOf } from '@/contracts/operation';
import { favouriteIdsQuery, favouritesQuery } from './favourites.queries';

type Pages = InfiniteData<ResponseOf<typeof listFavourites>, unknown>;

/** What the local lists say of one game: whether it is a favourite, and on which page and place it stands. */
export type Known = { isFavourite: boolean; place: { page: number; index: number; game: Game } | undefined };

/** Notes how a game stands in the local lists, so that it can be put back. */
export function knownOf(queryClient: QueryClient, game: Game): Known {
  const ids = queryClient.getQueryData(favouriteIdsQuery().queryKey) ?? [];
  const { pages = [] } = queryClient.getQueryData(favouritesQuery().queryKey) ?? {};
  const places = pages.flatMap(({ content }, page) => {
    const index = content.findIndex(({ nodeId }) => sameId(nodeId, game.nodeId));
    const found = content[index];
    return found ? [{ page, index, game: found }] : [];
  });
  return { isFavourite: ids.includes(String(game.nodeId)), place: places[0] };
}

/**
 * Shows a game as a favourite or not, in the node ids and in the list alike; an added one stands first, or where it
 * stood before it was taken out (GAME-66, GAME-68).
 */
export function showFavourite(
  queryClient: QueryClient,
  game: Game,
  isFavourite: boolean,
  place: Known['place'],
) {
  const id = String(game.nodeId);
  queryClient.setQueryData(favouriteIdsQuery().queryKey, (ids) => {
    const others = ids?.filter((other) => other !== id);
    return others && isFavourite ? [id, ...others] : others;
  });
  queryClient.setQueryData(favouritesQuery().queryKey, (data) => {
    const others = data && without(data, game);
    if (!others || !isFavourite) return others;
    return withGame(others, place?.game ?? game, place?.page ?? 0, place?.index ?? 0);
  });
}

function without(data: Pages, { nodeId }: Game): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    content: page.content.filter((other) => !sameId(other.nodeId, nodeId)),
    nodeIds: page.nodeIds.filter((other) => !sameId(other, nodeId)),
  }));
  return { ...data, pages };
}

function withGame(data: Pages, game: Game, wanted: number, index: number): Pages {
  const pages = data.pages.map((page, number) => ({
    ...page,
    content: number === wanted ? page.content.toSpliced(index, 0, game) : page.content,
    nodeIds: [game.nodeId, ...page.nodeIds],
  }));
  return { ...data, pages };
}
