import { tabStore } from './storage';

const KEY = 'GAME_OPENED';

/** Notes that a game was opened in this tab: from then on the app may be offered (HOME-38). */
export function noteGameOpened(): void {
  tabStore.set(KEY, '1');
}

/** Whether a game was opened in this tab; in the browser only. */
export function wasGameOpened(): boolean {
  return tabStore.text(KEY) !== null;
}
