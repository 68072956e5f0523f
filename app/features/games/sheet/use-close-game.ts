import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { gameSheetLink } from '../game-link';

/** Closes the sheet: one step back to where its tile was tapped, else by taking the game out of the address. */
export function useCloseGame(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.state.location.state.openedHere) return router.history.back();
    void router.navigate({ ...gameSheetLink(undefined), replace: true });
  }, [router]);
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The sheet was opened from the same screen, which is one step back. */
    openedHere?: boolean;
  }
}
