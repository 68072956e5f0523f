import { tabStore } from '../lib/storage/storage';

const KEY = 'PASSWORD_PROMPTED';

/** Notes that the member of this login, known by its opaque id, was asked to change the password (SESS-41). */
export function notePrompted(sessionId: string): void {
  tabStore.set(KEY, sessionId);
}

/** Whether the member of this login, known by its opaque id, was asked already. */
export function wasPrompted(sessionId: string): boolean {
  return tabStore.text(KEY) === sessionId;
}

/** Forgets that anybody was asked; called when the password has been changed (SESS-42). */
export function clearPrompt(): void {
  tabStore.remove(KEY);
}

const AGAIN = 'password-prompt';

/** Asks again in this tab, asked before or not: something is refused until the password is changed. */
export function promptAgain(): void {
  clearPrompt();
  dispatchEvent(new Event(AGAIN));
}

/** Hears of `promptAgain`; answers what ends that. */
export function onPromptAgain(listener: () => void): () => void {
  addEventListener(AGAIN, listener);
  return () => removeEventListener(AGAIN, listener);
}
