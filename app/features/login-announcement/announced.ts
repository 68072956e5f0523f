import { deviceStore, tabStore } from '../../lib/storage';

const KEY = 'ANNOUNCED';
/** The day on which a guest saw them last, as this device counts days. */
const DAY_KEY = 'ANNOUNCED_DAY';

/** Who sees the announcements of those who are logged out. */
export const GUEST = 'guest';
/** Written by whoever wants none of them in a tab, whoever logs in there. */
const EVERYBODY = '*';

/**
 * Notes that the announcements were shown: to a login, known by its opaque id, on this device; to a guest in this tab,
 * and today (HOME-36).
 */
export function noteAnnounced(who: string): void {
  tabStore.set(KEY, who);
  if (who === GUEST) deviceStore.set(DAY_KEY, today());
  else deviceStore.set(KEY, who);
}

/** Whether this login, or this tab of a guest, has seen them; a guest sees them once a day. */
export function wasAnnounced(who: string): boolean {
  const inTab = tabStore.text(KEY);
  if (inTab === EVERYBODY || inTab === who) return true;
  return who === GUEST ? deviceStore.text(DAY_KEY) === today() : deviceStore.text(KEY) === who;
}

const today = () => new Date().toDateString();
