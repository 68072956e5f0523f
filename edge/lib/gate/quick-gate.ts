import type { WaitUntil } from '../../context';
import type { Env } from '../../env';
import { describeError, log } from '../log';
import { perEnv } from '../per-env';
import { CLOSURES_KEY, type Closures, NOTHING_CLOSED, readClosures } from './closures';

/** For so long what is known is not asked again, in milliseconds. */
const FRESH = 5_000;
/** For so long nobody waits for it to be asked again: it is, behind the visitor's back. */
const STALE = 15_000;
/** A store that does not answer in this time has failed. */
const PATIENCE = 500;
/** Seconds for which a location keeps what it has read; the platform takes no less. */
const AT_LOCATION = 30;

type Known = { text: string | null; closures: Closures; readAt: number; askedAt: number; isFailing: boolean };

const knownOf = perEnv(
  (_: object): Known => ({
    text: null,
    closures: NOTHING_CLOSED,
    readAt: Number.NEGATIVE_INFINITY,
    askedAt: Number.NEGATIVE_INFINITY,
    isFailing: false,
  }),
);

/**
 * What is closed beyond the worker's own lists, by `npm run gate`, without a deployment. It only closes: without the store,
 * and while that fails, what was known counts, and the lists always (docs/decisions/089-quick-gate.md).
 */
export function quickClosures(
  env: Pick<Env, 'QUICK_GATE'>,
  waitUntil: WaitUntil,
): Closures | Promise<Closures> {
  const { QUICK_GATE: store } = env;
  if (!store) return NOTHING_CLOSED;
  const known = knownOf(env);
  const now = Date.now();
  if (now - known.readAt > STALE) return read(known, store).then(() => known.closures);
  if (now - Math.max(known.readAt, known.askedAt) > FRESH) waitUntil(read(known, store));
  return known.closures;
}

async function read(known: Known, store: NonNullable<Env['QUICK_GATE']>): Promise<void> {
  known.askedAt = Date.now();
  try {
    const text = await inTime(store.get(CLOSURES_KEY, { type: 'text', cacheTtl: AT_LOCATION }));
    if (text !== known.text) adopt(known, text);
    known.isFailing = false;
  } catch (error) {
    if (!known.isFailing) log('error', 'gate.quick.failed', { reason: describeError(error) });
    known.isFailing = true;
  }
  known.readAt = Date.now();
}

function adopt(known: Known, text: string | null): void {
  known.text = text;
  const found = readClosures(text);
  if (!found || found.unread > 0) log('error', 'gate.quick.malformed', { unread: found?.unread ?? null });
  if (found) known.closures = found.closures;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  return Promise.race([work, late]);
}
