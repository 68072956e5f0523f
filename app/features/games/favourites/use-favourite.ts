import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import type { Game } from '@/contracts/games/game';
import { favouriteIdsQuery } from './favourites.queries';

/**
 * Whether a game is a favourite of the signed-in member, and what changes that. A change that fails is taken back and
 * says why (GAME-68).
 */
export function useFavourite(game: Game): { isFavourite: boolean; toggle: () => Promise<void> } {
  const toggle = useFavouriteToggle();
  const id = String(game.nodeId);
  const { data: isFavourite = false } = useQuery({
    ...favouriteIdsQuery(),
    select: (ids) => ids.includes(id),
  });
  return { isFavourite, toggle: () => toggle(game, isFavourite) };
}

/** Node ids of the member's favourites, as texts; none for a guest. */
export function useFavouriteIds(isMember: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...favouriteIdsQuery(), enabled: isMember });
  return useMemo(() => new Set(isMember ? data : undefined), [isMember, data]);
}

/** What turns the heart of a game over that was shown as a favourite or not; always the same function. */
export function useFavouriteToggle(): (game: Game, shown: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onEnded = useSessionEnded();
  return useCallback(
    async (game, shown) => {
      try {
        // Only who taps a heart loads what changes it.
        const { settleFavourite } = await import('./settle-favourite');
        await settleFavourite(queryClient, game, shown);
      } catch (error) {
        onEnded(error);
        const { messageOfError } = await import('@/app/shell/error-message');
        toast(messageOfError(error), { kind: 'error', length: 'short' });
      }
    },
    [queryClient, toast, onEnded],
  );
}
