import { deviceStore, tabStore } from '../../lib/storage/storage';

const KEY = 'ANNOUNCED';
/** Of a device the day on which a guest saw them last, of a tab the last day of a visit with one; as the device counts. */
const DAY_KEY = 'ANNOUNCED_DAY';

/** Who sees the announcements of those who are logged out. */
export const GUEST = 'guest';
/** Written by whoever wants none of them in a tab, whoever logs in there. */
const EVERYBODY = '*';

/**
 * Notes that the announcements were shown: to a login, known by its opaque id, on this device; to a guest today; and in
 * this visit, a tab for a day (HOME-36).
 */
export function noteAnnounced(who: string): void {
  tabStore.set(KEY, who);
  noteQuietVisit();
  if (who === GUEST) deviceStore.set(DAY_KEY, today());
  else deviceStore.set(KEY, who);
}

/** Notes that this visit has something else to say: the welcome of a new account, a trial that starts (HOME-36). */
export function noteQuietVisit(): void {
  tabStore.set(DAY_KEY, today());
}

/** Whether this visit, this login, or today's guest has seen them. */
export function wasAnnounced(who: string): boolean {
  const inTab = tabStore.text(KEY);
  if (inTab === EVERYBODY || inTab === who || tabStore.text(DAY_KEY) === today()) return true;
  return who === GUEST ? deviceStore.text(DAY_KEY) === today() : deviceStore.text(KEY) === who;
}

const today = () => new Date().toDateString();
