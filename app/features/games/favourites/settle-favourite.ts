import type { QueryClient } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { sessionQuery } from '@/app/session/session.queries';
import { addFavourite, removeFavourite } from '@/contracts/games/favourites';
import type { Game } from '@/contracts/games/game';
import { knownOf, showFavourite } from './favourite-cache';
import { FAVOURITES_KEY, favouriteIdsQuery, favouritesQuery } from './favourites.queries';
import { FIRST_FAVOURITES_KEY } from './first-favourites-key';

/** `begun` once it is known what the gateway has: until then nothing is shown, so that the lists still say that. */
type Wish = { wanted: boolean; begun: boolean };
type Wishes = { owner: string | undefined; byGame: Map<string, Wish> };

// Each visitor has a query client of its own; a member's wishes end with the session.
const wishesOf = new WeakMap<QueryClient, Wishes>();

/**
 * Stagger a tapped heart over: shown at once, then told to the gateway; a game in the list already is added without a
 * call. Each further tap turns the wish before it over and waits for the call that runs (GAME-64 to GAME-68).
 * @param shown whether the tapped heart showed a favourite
 * @throws GatewayError after the lists are as the gateway last had them
 */
export async function settleFavourite(queryClient: QueryClient, game: Game, shown: boolean): Promise<void> {
  const owner = ownerOf(queryClient);
  const { byGame } = wishesFor(queryClient, owner);
  const id = String(game.nodeId);
  const running = byGame.get(id);
  if (running) {
    running.wanted = !running.wanted;
    if (running.begun) showFavourite(queryClient, game, running.wanted, undefined);
    return;
  }
  const wish: Wish = { wanted: !shown, begun: false };
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
  wish.begun = true;
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
  void queryClient.invalidateQueries({ queryKey: FIRST_FAVOURITES_KEY });
}

function ownerOf(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(sessionQuery().queryKey)?.id;
}

function wishesFor(queryClient: QueryClient, owner: string | undefined): Wishes {
  const known = wishesOf.get(queryClient);
  if (known?.owner === owner && known) return known;
  const fresh: Wishes = { owner, byGame: new Map() };
  wishesOf.set(queryClient, fresh);
  return fresh;
}
