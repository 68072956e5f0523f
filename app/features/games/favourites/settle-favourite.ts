import type { QueryClient } from '@tanstack/react-query';
import { addFavourite, removeFavourite } from '../../../../contracts/games/favourites';
import type { Game } from '../../../../contracts/games/game';
import { gateway } from '../../../lib/gateway';
import { sessionQuery } from '../../../session/session.queries';
import { knownOf, showFavourite } from './favourite-cache';
import { FAVOURITES_KEY, favouriteIdsQuery, favouritesQuery } from './favourites.queries';

type Wish = { wanted: boolean };
type Wishes = { owner: string | undefined; byGame: Map<string, Wish> };

// Each visitor has a query client of its own; a member's wishes end with the session.
const wishesOf = new WeakMap<QueryClient, Wishes>();

/**
 * Makes a game a favourite of the member or none: shown at once, then told to the gateway. One that is in the list
 * already is added without a call. Further wishes for the same game wait for the call that runs; the last one holds
 * (GAME-64 to GAME-68).
 * @throws GatewayError after the lists are as the gateway last had them
 */
export async function settleFavourite(queryClient: QueryClient, game: Game, wanted: boolean): Promise<void> {
  const owner = ownerOf(queryClient);
  const { byGame } = wishesFor(queryClient, owner);
  const id = String(game.nodeId);
  const running = byGame.get(id);
  if (running) {
    running.wanted = wanted;
    return showFavourite(queryClient, game, wanted, undefined);
  }
  const wish = { wanted };
  byGame.set(id, wish);
  try {
    // Whether a call is needed is decided by what the gateway has, so that must be known.
    await queryClient.ensureQueryData(favouriteIdsQuery());
    if (ownerOf(queryClient) === owner) await settle(queryClient, game, wish, owner);
  } finally {
    byGame.delete(id);
  }
}

async function settle(queryClient: QueryClient, game: Game, wish: Wish, owner: string | undefined) {
  const { isFavourite: before, place } = knownOf(queryClient, game);
  let held = before;
  if (wish.wanted === held) return;
  await queryClient.cancelQueries({ queryKey: FAVOURITES_KEY });
  showFavourite(queryClient, game, wish.wanted, undefined);
  try {
    while (wish.wanted !== held) {
      const { wanted } = wish;
      try {
        await gateway(wanted ? addFavourite : removeFavourite, { nodeId: game.nodeId });
        held = wanted;
      } catch (error) {
        if (wish.wanted === wanted) throw error;
      }
      if (ownerOf(queryClient) !== owner) return;
    }
  } catch (error) {
    if (ownerOf(queryClient) !== owner) return;
    showFavourite(queryClient, game, held, held === before ? place : undefined);
    throw error;
  }
  // What stood on the next page moves up.
  void queryClient.invalidateQueries({ queryKey: favouritesQuery().queryKey });
}

function ownerOf(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(sessionQuery().queryKey)?.token;
}

function wishesFor(queryClient: QueryClient, owner: string | undefined): Wishes {
  const known = wishesOf.get(queryClient);
  if (known?.owner === owner && known) return known;
  const fresh: Wishes = { owner, byGame: new Map() };
  wishesOf.set(queryClient, fresh);
  return fresh;
}
