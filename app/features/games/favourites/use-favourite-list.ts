import { type PageOf, useList } from '@/app/lists/use-list';
import type { listFavourites } from '@/contracts/games/favourites';
import type { Game } from '@/contracts/games/game';
import type { OutputOf } from '@/contracts/operation';
import { isHidden } from '../game-flags';
import { favouritesQuery } from './favourites.queries';

const favouritesPage: PageOf<OutputOf<typeof listFavourites>, Game> = {
  entriesOf: ({ content }) => content.filter((game) => !isHidden(game)),
  keyOf: ({ nodeId }) => nodeId,
  totalOf: ({ nodeIds }) => nodeIds.length,
};

/** The member's favourite games, page by page (GAME-60 to GAME-62). */
export const useFavouriteList = () => useList(favouritesQuery(), favouritesPage);
