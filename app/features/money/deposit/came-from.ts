import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AUTH_PATHS } from '@/app/lib/links/auth-search';
import { type LinkTarget, operatorTarget } from '@/app/lib/links/link-target';
import { tabStore } from '@/app/lib/storage/storage';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';

const KEY = 'DEPOSIT_FROM';
const DEPOSIT = /^\/m\/voucherCenter(?:\/|$)/;
type Noted = { member: string; from: string };
const WAYS_IN: readonly string[] = Object.values(AUTH_PATHS);

/**
 * Notes for the tab from which screen this member came to money in, so that an order can lead back there, after a
 * provider's page too. A step back in the history comes from nowhere new, and home is where an order leads anyway.
 */
export function useNoteWayBack(): void {
  const { state } = useRouter();
  const member = useSession()?.userName;
  // While this screen is drawn for the first time, the router still names the one before it.
  const [from] = useState(() => state.resolvedLocation);
  const [to] = useState(() => state.location);
  useEffect(() => {
    if (!member || !from || DEPOSIT.test(from.pathname) || WAYS_IN.includes(from.pathname)) return;
    if (from.state.__TSR_index > to.state.__TSR_index) return;
    if (from.pathname === '/m/home') tabStore.remove(KEY);
    else tabStore.setJson(KEY, { member, from: from.pathname + from.searchStr } satisfies Noted);
  }, [member, from, to]);
}

/** Where this very member came from; undefined for home, and where nothing is known. */
export function useWayBack(): LinkTarget | undefined {
  const exists = useScreenExists();
  const member = useSession()?.userName;
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => setWritten(tabStore.json(KEY, (noted) => fromOf(noted, member))), [member]);
  return operatorTarget(written, exists);
}

function fromOf(noted: unknown, member: string | undefined): string | null {
  const { member: whose, from }: Partial<Noted> = Object(noted);
  return member !== undefined && whose === member && typeof from === 'string' ? from : null;
}
