import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { lazily } from '../lib/calls/outcome';
import { deviceStore } from '../lib/storage/storage';
import { sessionQuery } from './session.queries';
import { useSessionActions } from './use-session-actions';

const staySignedIn = lazily(
  () => import('./session.functions'),
  (all) => all.staySignedInFn,
);

/** Local storage: when a tab of this browser last chose whether its session stays. */
const CHOSEN_KEY = 'STAY_CHOSEN';

/** Has the session outlast the end of the browser, or not any more; other tabs hear of it (SESS-45). */
export function useStay(): (stays: boolean) => Promise<void> {
  const { renew } = useSessionActions();
  return useCallback(
    async (stays) => {
      renew(await staySignedIn({ data: { stays } }));
      deviceStore.set(CHOSEN_KEY, String(Date.now()));
    },
    [renew],
  );
}

/** Follows what another tab chose (SESS-43, SESS-45). */
export function useFollowStay(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    return deviceStore.follow(
      CHOSEN_KEY,
      () => void queryClient.refetchQueries({ queryKey: sessionQuery().queryKey }),
    );
  }, [queryClient]);
}
