import { useRouter } from '@tanstack/react-router';

/**
 * Closes the detail: one step back to the list it was opened from; a link from elsewhere is replaced by the list
 * (PROMO-08).
 */
export function useCloseDetail(category: number | string | undefined) {
  const router = useRouter();
  return () => {
    if (router.state.location.state.openedFromList) return router.history.back();
    void router.navigate({ to: '/m/activity', search: { category }, replace: true, resetScroll: false });
  };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The promotion's detail was opened from the list, which is one step back. */
    openedFromList?: boolean;
  }
}
