import type { Bucket } from '../env';

type Kept = { bytes: Uint8Array; uploaded: Date; httpMetadata: { contentType: string } };

/** A bucket in memory, which gives objects in pieces of an odd length. For tests only. */
export function fakeBucket(): Bucket & { objects: Map<string, Kept> } {
  const objects = new Map<string, Kept>();
  return {
    objects,
    async put(key, bytes, { httpMetadata }) {
      objects.set(key, { bytes: bytes.slice(), uploaded: new Date(), httpMetadata });
    },
    head: async (key) => objects.get(key) ?? null,
    async get(key) {
      const kept = objects.get(key);
      return kept ? { body: inPieces(kept.bytes) } : null;
    },
    async delete(keys) {
      for (const key of keys) objects.delete(key);
    },
  };
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_537) yield bytes.subarray(at, at + 65_537);
}
