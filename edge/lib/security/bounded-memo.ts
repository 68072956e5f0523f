import { LRUCache } from 'lru-cache';

/**
 * Keeps what a pure function makes of texts in an LRU cache, bounded by the characters of texts and results together.
 * What would take more than a quarter of them is made each time.
 */
export function boundedMemo<T extends string>(make: (text: string) => T, mostCharacters: number) {
  const known = new LRUCache<string, T>({
    maxSize: mostCharacters,
    maxEntrySize: mostCharacters / 4,
    sizeCalculation: (made, text) => text.length + made.length,
    memoMethod: make,
  });
  return (text: string): T => known.memo(text);
}
