import type { KeyValueStore } from '../env';

type Kept = { value: string; metadata?: object | undefined };

/** A key-value namespace in memory, and what is in it; `get` in the place of its own. For tests only. */
export function keyValueStore(get?: KeyValueStore['get']): KeyValueStore & { kept: Map<string, Kept> } {
  const kept = new Map<string, Kept>();
  return {
    kept,
    get: get ?? (async (key) => kept.get(key)?.value ?? null),
    async put(key, value, options) {
      kept.set(key, { value, metadata: options?.metadata });
    },
    async list({ prefix }) {
      const names = [...kept.keys()].filter((name) => name.startsWith(prefix)).sort();
      return {
        keys: names.map((name) => ({ name, metadata: kept.get(name)?.metadata })),
        list_complete: true,
      };
    },
  };
}
