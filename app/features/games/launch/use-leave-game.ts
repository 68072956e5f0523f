import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Leaves the game for where it was opened. Pages that the game itself opened in its frame are steps of the browser's
 * history as well: they are taken back together.
 */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const entered = useRef(0);
  useEffect(() => {
    entered.current = history.length;
  }, []);
  return () => {
    if (canGoBack) return router.history.go(entered.current - history.length - 1);
    void router.navigate({ to: '/m/home', replace: true });
  };
}
