import { type LinkProps, useRouter } from '@tanstack/react-router';

/** Closes the sheet that the address opened: one step back to where it was opened, else `without` takes its place. */
export function useCloseSheet(without: Pick<LinkProps, 'to' | 'search'>) {
  const router = useRouter();
  return () => {
    if (router.state.location.state.openedHere) return router.history.back();
    void router.navigate({ ...without, replace: true, resetScroll: false });
  };
}
