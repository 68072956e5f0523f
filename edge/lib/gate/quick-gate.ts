import type { WaitUntil } from '../../context';
import type { Env } from '../../env';
import { describeError, log } from '../log';
import { perEnv } from '../per-env';
import { CLOSURES_KEY, type Closures, NOTHING_CLOSED, readClosures } from './closures';

/** For so long what is known is not asked again, in milliseconds. */
const FRESH = 5_000;
/** For so long nobody waits for it to be asked again: it is, behind the visitor's back. */
const STALE = 15_000;
/** A store that does not answer in this time has failed; what it answers later counts all the same. */
const PATIENCE = 500;
/** A read without an answer for so long is asked again. */
const GIVEN_UP = 5_000;
/** Seconds for which a location keeps what it has read; the platform takes no less. */
const AT_LOCATION = 30;

type Reading = { startedAt: number; ended: Promise<void> };
type Known = {
  text: string | null;
  closures: Closures;
  /** When the store answered last, or failed to after it had answered once. */
  readAt: number;
  /** When the read was started whose answer counts. */
  startedAt: number;
  isFailing: boolean;
  /** One read for all who come meanwhile. */
  reading: Reading | null;
};

const NEVER = Number.NEGATIVE_INFINITY;
const knownOf = perEnv(
  (_: object): Known => ({
    text: null,
    closures: NOTHING_CLOSED,
    readAt: NEVER,
    startedAt: NEVER,
    isFailing: false,
    reading: null,
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
  if (now - known.readAt <= FRESH) return known.closures;
  const reading = readingOf(known, store, waitUntil);
  const patience = reading.startedAt + PATIENCE - now;
  if (now - known.readAt <= STALE || patience <= 0) return known.closures;
  return inTime(reading.ended, patience).then(() => known.closures);
}

/** What is known of the store: `none` is bound, it was `read`, fails, or was not asked for yet. */
export type QuickGateState = {
  state: 'none' | 'read' | 'failing' | 'unasked';
  readSecondsAgo: number | null;
  /** How many countries and ranges are closed, and whether the whole site is. */
  closed: { site: boolean; countries: number; ranges: number };
};

/** What this isolate knows of the store. */
export function quickGateState(env: Pick<Env, 'QUICK_GATE'>): QuickGateState {
  const { closures, readAt, isFailing } = knownOf(env);
  const wasRead = readAt !== NEVER;
  return {
    state: !env.QUICK_GATE ? 'none' : isFailing ? 'failing' : wasRead ? 'read' : 'unasked',
    readSecondsAgo: wasRead ? Math.round((Date.now() - readAt) / 1000) : null,
    closed: { site: closures.site, countries: closures.countries.size, ranges: closures.ranges.length },
  };
}

function readingOf(known: Known, store: NonNullable<Env['QUICK_GATE']>, waitUntil: WaitUntil): Reading {
  const startedAt = Date.now();
  if (known.reading && startedAt - known.reading.startedAt < GIVEN_UP) return known.reading;
  const ended = read(known, store, startedAt).finally(() => {
    if (known.reading === reading) known.reading = null;
  });
  const reading = { startedAt, ended };
  known.reading = reading;
  waitUntil(ended);
  return reading;
}

async function read(known: Known, store: NonNullable<Env['QUICK_GATE']>, startedAt: number): Promise<void> {
  const late = setTimeout(() => failed(known, startedAt, new Error('no answer in time')), PATIENCE);
  try {
    const text = await store.get(CLOSURES_KEY, { type: 'text', cacheTtl: AT_LOCATION });
    if (startedAt < known.startedAt) return;
    if (text !== known.text) adopt(known, text);
    known.startedAt = startedAt;
    known.readAt = Date.now();
    known.isFailing = false;
  } catch (error) {
    failed(known, startedAt, error);
  } finally {
    clearTimeout(late);
  }
}

/** What was never read is asked for again at the next visit. */
function failed(known: Known, startedAt: number, error: unknown): void {
  if (startedAt < known.startedAt) return;
  if (!known.isFailing) log('gate.quick.failed', { reason: describeError(error) });
  known.isFailing = true;
  if (known.startedAt !== NEVER) known.readAt = Date.now();
}

function adopt(known: Known, text: string | null): void {
  known.text = text;
  const found = readClosures(text);
  if (!found || found.unread > 0) log('gate.quick.malformed', { unread: found?.unread ?? null });
  if (found) known.closures = found.closures;
}

function inTime(work: Promise<void>, patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
