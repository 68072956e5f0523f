import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { memberChanged } from '@/app/session/member-changes';

/** Between two refreshes of the balance, in milliseconds, however often the game reports. */
const APART = 1_000;

/**
 * Keeps the balance in step with the game: by the function that this answers, when the game says that it is another,
 * and when the page is looked at again. It never asks by the clock (LAUNCH-30).
 */
export function useBalanceFollower(wanted: boolean): () => void {
  const queryClient = useQueryClient();
  const { refresh, stop } = useMemo(() => {
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refresh() {
      if (timer !== undefined || !wanted) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          void memberChanged(queryClient);
        },
        Math.max(0, last + APART - performance.now()),
      );
    }
    return { refresh, stop: () => clearTimeout(timer) };
  }, [queryClient, wanted]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [refresh, stop]);
  return refresh;
}
