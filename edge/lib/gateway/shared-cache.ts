import { LRUCache } from 'lru-cache';
import { GatewayError } from '../../../contracts/errors';
import type { WaitUntil } from '../../context';
import type { CacheState } from '../journal';
import { describeError, log } from '../log';
import { isStalledRefusal } from './breaker';

/** `body` holds the answer, or the refusal that came in its place. */
type Entry = { body: string; storedAt: number; refused: boolean };
type Recipe<T> = {
  key: string;
  /** Seconds in which the answer is served as it is. */
  fresh: number;
  /** Seconds in which it is still served while it is revalidated. */
  stale: number;
  fill: () => Promise<T>;
  /** Told before a visitor waits for a fill, who is refused when it throws. */
  onMiss?: () => Promise<void>;
  /** Which refusals take the place of the answer, for five seconds; none unless told. */
  keepsRefusal?: (error: GatewayError) => boolean;
  /** Hears how an answer was come by. */
  onState?: (state: CacheState) => void;
  waitUntil: WaitUntil;
};

const MAX_ENTRIES = 300;
/** Of all bodies in this isolate, which has 128 MB for everything; beyond it the platform's cache has them alone. */
export const MAX_CHARACTERS = 16_000_000;
const FLIGHT_TIMEOUT = 5_000;
const REFUSAL_SECONDS = 5;
const memory = new LRUCache<string, Entry>({
  max: MAX_ENTRIES,
  maxSize: MAX_CHARACTERS,
  // The largest answer is kept too, alone.
  sizeCalculation: ({ body }) => Math.min(body.length, MAX_CHARACTERS),
});
const inFlight = new Map<string, Promise<unknown>>();
// Counts calls of forgetAll; what was fetched or stored before the last one is not served again.
let generation = 0;
let notBefore = 0;

/**
 * Answers from this isolate (LRU), else from the platform's cache, else from `fill`, in single flight; a stale entry is
 * served while it is revalidated. Bodies are kept as text, so that no two requests ever share an object. Never give it
 * an answer that a token bought (GATE-47).
 */
export async function cached<T>(recipe: Recipe<T>): Promise<T> {
  const entry = memory.get(recipe.key) ?? (await readShared(recipe.key));
  const age = entry ? (Date.now() - entry.storedAt) / 1000 : Number.POSITIVE_INFINITY;
  const isGone = !entry || age > (entry.refused ? REFUSAL_SECONDS : recipe.stale);
  recipe.onState?.(isGone ? 'miss' : age > recipe.fresh ? 'stale' : 'hit');
  if (isGone) {
    await recipe.onMiss?.();
    return singleFlight(recipe);
  }
  memory.set(recipe.key, entry);
  if (entry.refused) throw refusalOf(entry.body);
  if (age > recipe.fresh) void renew(recipe);
  return JSON.parse(entry.body);
}

/** Fetches an answer anew; until it is there, and when it never comes, what is known is served. Never fails. */
export function renew(recipe: Recipe<unknown>): Promise<void> {
  const renewing = singleFlight(recipe).then(
    () => {},
    (error) => {
      if (!isStalledRefusal(error)) log('warn', 'cache.refresh.failed', { reason: describeError(error) });
    },
  );
  recipe.waitUntil(renewing);
  return renewing;
}

/** Drops everything known so far, and answers still on their way (sandbox and tests). */
export function forgetAll(): void {
  generation += 1;
  notBefore = Date.now();
  memory.clear();
  inFlight.clear();
}

/** Changes with each `forgetAll`: what was made of answers from before is not served again either. */
export function cacheGeneration(): number {
  return generation;
}

async function singleFlight<T>(recipe: Recipe<T>): Promise<T> {
  const running = inFlight.get(recipe.key) as Promise<T> | undefined;
  if (running) {
    // The request that began the fill may be gone with its connection: do not wait for it for ever.
    const shared = await Promise.race([running, after(FLIGHT_TIMEOUT)]);
    if (shared !== undefined) return shared;
  }
  const work = store(recipe).finally(() => {
    if (inFlight.get(recipe.key) === work) inFlight.delete(recipe.key);
  });
  inFlight.set(recipe.key, work);
  recipe.waitUntil(work.catch(() => {}));
  return work;
}

async function store<T>(recipe: Recipe<T>): Promise<T> {
  const begun = generation;
  try {
    const value = await recipe.fill();
    if (begun !== generation) return value;
    const body = JSON.stringify(value);
    keep(recipe, { body, storedAt: Date.now(), refused: false }, recipe.stale);
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof GatewayError && begun === generation && recipe.keepsRefusal?.(error)) {
      const body = JSON.stringify([error.code, error.status]);
      keep(recipe, { body, storedAt: Date.now(), refused: true }, REFUSAL_SECONDS);
    }
    throw error;
  }
}

function keep({ key, waitUntil }: Recipe<unknown>, entry: Entry, seconds: number): void {
  memory.set(key, entry);
  const response = new Response(entry.body, {
    headers: {
      'Cache-Control': `max-age=${seconds}`,
      'X-Stored-At': String(entry.storedAt),
      'X-Refused': entry.refused ? '1' : '0',
    },
  });
  const written = platformCache()
    ?.put(addressOf(key), response)
    .catch(() => {});
  if (written) waitUntil(written);
}

function refusalOf(body: string): GatewayError {
  const [code, status] = JSON.parse(body);
  return new GatewayError(code, null, status);
}

async function readShared(key: string): Promise<Entry | undefined> {
  try {
    const hit = await platformCache()?.match(addressOf(key));
    const storedAt = Number(hit?.headers.get('X-Stored-At'));
    if (!hit || !(storedAt > notBefore)) return undefined;
    return { body: await hit.text(), storedAt, refused: hit.headers.get('X-Refused') === '1' };
  } catch {
    return undefined;
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

function addressOf(key: string): string {
  return `https://shared-cache.invalid/${encodeURIComponent(key)}`;
}

/** `caches.default` of the platform; absent on Node. */
function platformCache(): Cache | undefined {
  return (globalThis as { caches?: { default?: Cache } }).caches?.default;
}
