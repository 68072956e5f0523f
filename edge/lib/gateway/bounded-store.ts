type Bounds<T> = { entries: number; characters: number; lengthOf: (entry: T) => number };

/** Keeps entries within bounds: the newest always stays, the ones that were not set for the longest go. */
export function boundedStore<T>({ entries, characters, lengthOf }: Bounds<T>) {
  const kept = new Map<string, T>();
  let length = 0;
  const forget = (key: string) => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    length -= lengthOf(entry);
    kept.delete(key);
  };
  return {
    get: (key: string): T | undefined => kept.get(key),
    /** Keeps an entry, or makes it the newest again. */
    set(key: string, entry: T): void {
      forget(key);
      kept.set(key, entry);
      length += lengthOf(entry);
      for (const oldest of kept.keys()) {
        if (oldest === key || (kept.size <= entries && length <= characters)) break;
        forget(oldest);
      }
    },
    clear(): void {
      kept.clear();
      length = 0;
    },
  };
}
