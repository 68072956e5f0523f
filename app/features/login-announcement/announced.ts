const KEY = 'ANNOUNCED';

/** Who sees the announcements of those who are logged out. */
export const GUEST = 'guest';
/** Written by whoever wants none of them in a tab, whoever logs in there. */
const EVERYBODY = '*';

/**
 * Notes that the announcements were shown: to a login, known by its opaque id, on this device; to a guest in this tab
 * (HOME-36).
 */
export function noteAnnounced(who: string): void {
  sessionStorage.setItem(KEY, who);
  if (who !== GUEST) localStorage.setItem(KEY, who);
}

/** Whether this login, or this tab of a guest, has seen them. */
export function wasAnnounced(who: string): boolean {
  const inTab = sessionStorage.getItem(KEY);
  if (inTab === EVERYBODY || inTab === who) return true;
  return who !== GUEST && localStorage.getItem(KEY) === who;
}
