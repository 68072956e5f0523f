import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AUTH_PATHS } from '../../../lib/auth-search';
import { type LinkTarget, operatorTarget } from '../../../lib/link-target';
import { useScreenExists } from '../../../lib/screen-exists';
import { tabStore } from '../../../lib/storage';

const KEY = 'DEPOSIT_FROM';
const DEPOSIT = /^\/m\/voucherCenter(?:\/|$)/;
const WAYS_IN: readonly string[] = Object.values(AUTH_PATHS);

/**
 * Notes for the tab from which screen the member came to money in, so that an order can lead back there, after a
 * provider's page too. A step back in the history comes from nowhere new, and home is where an order leads anyway.
 */
export function useNoteWayBack(): void {
  const { state } = useRouter();
  // While this screen is drawn for the first time, the router still names the one before it.
  const [from] = useState(() => state.resolvedLocation);
  const [to] = useState(() => state.location);
  useEffect(() => {
    if (!from || DEPOSIT.test(from.pathname) || WAYS_IN.includes(from.pathname)) return;
    if (from.state.__TSR_index > to.state.__TSR_index) return;
    if (from.pathname === '/m/home') tabStore.remove(KEY);
    else tabStore.set(KEY, from.pathname + from.searchStr);
  }, [from, to]);
}

/** Where the member came from; undefined for home, and where nothing is known. */
export function useWayBack(): LinkTarget | undefined {
  const exists = useScreenExists();
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => setWritten(tabStore.text(KEY)), []);
  return operatorTarget(written, exists);
}
