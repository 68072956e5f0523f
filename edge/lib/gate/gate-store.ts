import type { KeyValueStore } from '../../env';
import type { GateStore } from './change-closures';

/** Seconds for which a location keeps what it has read; the platform takes no less. */
const AT_LOCATION = 30;

/** The namespace of the quick gate as the worker is bound to it. */
export function boundGateStore(namespace: KeyValueStore): GateStore {
  return {
    get: (key) => namespace.get(key, { type: 'text', cacheTtl: AT_LOCATION }),
    async put(entries) {
      for (const { key, value, metadata } of entries)
        await namespace.put(key, value, metadata && { metadata });
    },
    async keys(prefix) {
      const found: Awaited<ReturnType<GateStore['keys']>> = [];
      let cursor: string | undefined;
      do {
        const page = await namespace.list({ prefix, ...(cursor !== undefined && { cursor }) });
        found.push(...(page.keys as typeof found));
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor !== undefined);
      return found;
    },
  };
}
