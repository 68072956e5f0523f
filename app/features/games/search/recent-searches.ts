import { deviceStore } from '@/app/lib/storage/storage';
import { plainText } from '@/app/lib/text/plain-text';
import { LONGEST_SEARCH } from '../game-search';

const RECENT_SEARCHES_KEY = 'RECENT_SEARCHES';
const MOST = 10;

/** What was looked for on this device, newest first; none when the record cannot be read. */
export function recentSearches(): string[] {
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
  const kept = deviceStore.json(RECENT_SEARCHES_KEY, (texts) => Array.isArray(texts) && texts.filter(isText));
  return kept ? kept.slice(0, MOST) : [];
}

/** Puts a text in front, once, however it was written before; answers what is kept. */
export function keepSearch(text: string): string[] {
  const word = text.trim().slice(0, LONGEST_SEARCH);
  if (!word) return recentSearches();
  return keep([word, ...others(word)].slice(0, MOST));
}

/** Forgets one text; answers what is kept. */
export function forgetSearch(text: string): string[] {
  return keep(others(text));
}

export function forgetSearches(): string[] {
  return keep([]);
}

const others = (text: string) => recentSearches().filter((one) => plainText(one) !== plainText(text));

function keep(searches: string[]): string[] {
  deviceStore.setJson(RECENT_SEARCHES_KEY, searches);
  return searches;
}
