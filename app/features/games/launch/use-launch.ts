import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { freePlayOfferQuery } from '@/app/domain/member/free-play.queries';
import { noteGameOpened } from '@/app/lib/storage/game-opened';
import { memberChanged } from '@/app/session/member-changes';
import { hasMoney, isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { messageOfError } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '@/contracts/errors';
import type { GameDetail } from '@/contracts/games/game-detail';
import { isShort } from './is-short';
import { type Launch, launchQuery } from './launch.queries';
import { leaveSite } from './leave-site';

/** Shared by all that opens a game or a room: one at a time. */
export const LAUNCH_KEY = ['launch'] as const;

/** Whether a game is being launched, by whichever button. */
export function useLaunching(): boolean {
  return useIsMutating({ mutationKey: LAUNCH_KEY }) > 0;
}

/**
 * Launches games. A guest logs in first and comes back to the game, and what is free starts a trial that leads into it;
 * one launch runs at a time, a refused one says why and leaves everything as it was (LAUNCH-01, LAUNCH-02, LAUNCH-30 to
 * LAUNCH-33, TRIAL-03).
 */
export function useLaunch() {
  const session = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const launching = useLaunching();

  const { mutate } = useMutation({
    mutationKey: LAUNCH_KEY,
    networkMode: 'always',
    mutationFn: async (wanted: Launch) => {
      const { pathname, searchStr } = router.state.location;
      const query = launchQuery(wanted, pathname + searchStr);
      const { url, frame } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (frame) return router.navigate({ to: '/m/play', search: playSearchOf(wanted) });
      queryClient.removeQueries({ queryKey: query.queryKey });
      noteGameOpened();
      await leaveSite(url);
      // Only a visitor who came back, or never left, gets here.
      void memberChanged(queryClient);
    },
    onError: (error, wanted) => {
      // The session watch says these, and leads on.
      if (error instanceof GatewayError && [...SESSION_ERRORS, ...STATUS_ERRORS].includes(error.code)) return;
      // Its screen says how much is missing, and offers it.
      if (isShort(error) && hasMoney(session)) {
        return void router.navigate({ to: '/m/play', search: playSearchOf(wanted) });
      }
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    },
  });

  function launch({ nodeId }: Pick<GameDetail, 'nodeId'>, { freeplay }: { freeplay: boolean }): void {
    if (queryClient.isMutating({ mutationKey: LAUNCH_KEY }) > 0) return;
    if (session) {
      mutate({ nodeId, freeplay: freeplay || isTrial(session) });
      return;
    }
    const { pathname, search } = router.state.location;
    if (!freeplay) {
      const back = pathname + router.options.stringifySearch({ ...search, game: nodeId });
      void router.navigate({ to: '/m/login', search: { redirect: back } });
      return;
    }
    const game = `/m/play${router.options.stringifySearch(playSearchOf({ nodeId, freeplay }))}`;
    const isOffered = queryClient.getQueryData(freePlayOfferQuery().queryKey)?.offered !== false;
    void router.navigate({ to: isOffered ? '/m/freeTrial' : '/m/login', search: { redirect: game } });
  }

  return { launch, launching };
}

function playSearchOf({ nodeId, freeplay }: Launch) {
  return { game: nodeId, freeplay: freeplay ? (1 as const) : undefined };
}
