import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '../../../../contracts/games/game';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import { favouriteIdsQuery } from './favourites.queries';

/**
 * Whether a game is a favourite of the signed-in member, and what changes that. A change that fails is taken back and
 * says why (GAME-68).
 */
export function useFavourite(game: Game): { isFavourite: boolean; toggle: () => Promise<void> } {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const id = String(game.nodeId);
  const { data: isFavourite = false } = useQuery({
    ...favouriteIdsQuery(),
    select: (ids) => ids.includes(id),
  });

  async function toggle(): Promise<void> {
    try {
      // Only who taps a heart loads what changes it.
      const { settleFavourite } = await import('./settle-favourite');
      await settleFavourite(queryClient, game, isFavourite);
    } catch (error) {
      onEnded(error);
      const { messageOfError } = await import('../../../shell/error-message');
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
  }

  return { isFavourite, toggle };
}
