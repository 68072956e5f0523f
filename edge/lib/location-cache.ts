/** What a location keeps: a text, when it was made, and a word about it. */
export type Kept = { body: string; storedAt: number; mark: string };

/** A cache that does not answer in this time has nothing, in milliseconds. */
const PATIENCE = 250;
/** Clocks of one location differ by less, in milliseconds. What comes from further ahead is not believed. */
const SAME_CLOCK = 1_000;

/**
 * Reads what an isolate of this location has kept in the platform's cache. Undefined for what is not there and when the
 * cache fails or hangs: it is a second memory, behind the isolate's own, and nothing depends on it.
 */
export async function readLocation(room: string, key: string): Promise<Kept | undefined> {
  const cache = platformCache();
  if (!cache) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([late, read(cache, room, key).catch(() => undefined)]);
}

async function read(cache: Cache, room: string, key: string): Promise<Kept | undefined> {
  const hit = await cache.match(await addressOf(room, key));
  const storedAt = Number(hit?.headers.get('X-Stored-At'));
  if (!hit || !(storedAt > 0) || storedAt > Date.now() + SAME_CLOCK) return undefined;
  return { body: await hit.text(), storedAt, mark: hit.headers.get('X-Mark') ?? '' };
}

/** Keeps a text for the isolates of this location, for so many seconds at most. Never fails. */
export async function keepInLocation(
  room: string,
  key: string,
  { body, storedAt, mark }: Kept,
  seconds: number,
): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${seconds}`, 'X-Stored-At': String(storedAt), 'X-Mark': mark };
  try {
    await platformCache()?.put(await addressOf(room, key), new Response(body, { headers }));
  } catch {
    // A full or failing cache keeps nothing; the isolate has it.
  }
}

/** No visitor's word stands in it, and no host of the zone: nobody reaches it from outside. */
async function addressOf(room: string, key: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://${room}.invalid/${hash}`;
}

/** `caches.default` of the platform; absent on Node. */
function platformCache(): Cache | undefined {
  return (globalThis as { caches?: { default?: Cache } }).caches?.default;
}
