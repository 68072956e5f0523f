import { LRUCache } from 'lru-cache';
import { GatewayError } from '@/contracts/errors';
import type { WaitUntil } from '../../context';
import { frozen } from '../frozen';
import { keepInLocation, readLocation } from '../location-cache';
import { describeError, log } from '../log';
import type { CacheState } from '../request-trace';
import { isStalledRefusal } from './breaker';

/**
 * `body` holds the answer, or the refusal that came in its place; `value` an answer that all requests hold; `isAlone` one
 * that the location does not have yet.
 */
type Entry = { body: string; storedAt: number; refused: boolean; value?: unknown; isAlone?: boolean };
type Recipe<T> = {
  key: string;
  /** Seconds in which the answer is served as it is. */
  fresh: number;
  /** Seconds in which it is still served while it is revalidated. */
  stale: number;
  /** The answer is asked for by every request: all get one, which nobody can change. */
  isOne?: boolean;
  fill: () => Promise<T>;
  /** What is asked for is endless: the location is given it when it is asked for a second time. */
  isEndless?: boolean;
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
const ROOM = 'shared-answers';
const REFUSED = 'refused';
const FLIGHT_TIMEOUT = 5_000;
const REFUSAL_SECONDS = 5;
const memory = new LRUCache<string, Entry>({
  max: MAX_ENTRIES,
  maxSize: MAX_CHARACTERS,
  // The largest answer is kept too, alone.
  sizeCalculation: ({ body }) => Math.min(body.length, MAX_CHARACTERS),
});
const inFlight = new Map<string, Promise<Entry>>();
// Counts calls of forgetAll; what was fetched or stored before the last one is not served again.
let generation = 0;
let notBefore = 0;

/**
 * Responses from this isolate (LRU), else from the location's (the platform's cache), else from `fill`, in single flight;
 * a stale entry is served while it is revalidated. Bodies are kept as text, so that no two requests ever share an
 * object that one could change. Never give it an answer that a token bought (GATE-47).
 */
export async function cached<T>(recipe: Recipe<T>): Promise<T> {
  return read(await entryOf(recipe), recipe);
}

/** The same as JSON: what is only passed on is neither read nor written again. */
export async function cachedText(recipe: Recipe<unknown>): Promise<string> {
  return (await entryOf(recipe)).body;
}

async function entryOf(recipe: Recipe<unknown>): Promise<Entry> {
  const own = memory.get(recipe.key);
  const entry = own ?? (await fromLocation(recipe.key));
  const age = entry ? (Date.now() - entry.storedAt) / 1000 : Number.POSITIVE_INFINITY;
  const isGone = !entry || age > (entry.refused ? REFUSAL_SECONDS : recipe.stale);
  recipe.onState?.(isGone ? 'miss' : age > recipe.fresh ? 'stale' : own ? 'hit' : 'location');
  if (isGone) {
    await recipe.onMiss?.();
    return singleFlight(recipe);
  }
  if (!own) memory.set(recipe.key, entry);
  else if (own.isAlone) share(recipe, own, recipe.stale);
  if (entry.refused) throw refusalOf(entry.body);
  if (age > recipe.fresh) void renew(recipe);
  return entry;
}

/** What all requests hold of an answer (`isOne`), while it is fresh in this isolate. */
export function peek(key: string, fresh: number): unknown {
  const entry = memory.get(key);
  return entry && Date.now() - entry.storedAt <= fresh * 1000 ? entry.value : undefined;
}

/** When this isolate got an answer, or the refusal in its place, in milliseconds. */
export function storedAt(key: string): number | undefined {
  return memory.get(key)?.storedAt;
}

function read<T>(entry: Entry, { isOne }: Recipe<T>): T {
  if (!isOne) return JSON.parse(entry.body);
  entry.value ??= frozen(JSON.parse(entry.body));
  return entry.value as T;
}

/** Fetches an answer anew; until it is there, and when it never comes, what is known is served. Never fails. */
export function renew(recipe: Recipe<unknown>): Promise<void> {
  const renewing = singleFlight(recipe).then(
    () => {},
    (error) => {
      if (!isStalledRefusal(error)) log('cache.refresh.failed', { reason: describeError(error) });
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

/** Whether something of that moment, in milliseconds, may be served: nothing from before the last `forgetAll` is. */
export function isOfThisGeneration(storedAt: number): boolean {
  return storedAt > notBefore;
}

async function singleFlight(recipe: Recipe<unknown>): Promise<Entry> {
  const running = inFlight.get(recipe.key);
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

async function store(recipe: Recipe<unknown>): Promise<Entry> {
  const begun = generation;
  try {
    const value = await recipe.fill();
    const entry = { body: JSON.stringify(value ?? null), storedAt: Date.now(), refused: false };
    if (begun === generation) keep(recipe, entry, recipe.stale);
    return entry;
  } catch (error) {
    if (error instanceof GatewayError && begun === generation && recipe.keepsRefusal?.(error)) {
      const body = JSON.stringify([error.code, error.status]);
      keep(recipe, { body, storedAt: Date.now(), refused: true }, REFUSAL_SECONDS);
    }
    throw error;
  }
}

function keep(recipe: Recipe<unknown>, entry: Entry, seconds: number): void {
  memory.set(recipe.key, entry);
  entry.isAlone = recipe.isEndless === true;
  if (!entry.isAlone) share(recipe, entry, seconds);
}

/** To write at the location costs more than to answer: what nobody asks for again is not worth it. */
function share({ key, waitUntil }: Recipe<unknown>, entry: Entry, seconds: number): void {
  entry.isAlone = false;
  const { body, storedAt, refused } = entry;
  waitUntil(keepInLocation(ROOM, key, { body, storedAt, mark: refused ? REFUSED : '' }, seconds));
}

function refusalOf(body: string): GatewayError {
  const [code, status] = JSON.parse(body);
  return new GatewayError(code, null, status);
}

async function fromLocation(key: string): Promise<Entry | undefined> {
  const kept = await readLocation(ROOM, key);
  if (!kept || !isOfThisGeneration(kept.storedAt)) return undefined;
  return { body: kept.body, storedAt: kept.storedAt, refused: kept.mark === REFUSED };
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
