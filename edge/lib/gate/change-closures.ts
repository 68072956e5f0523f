import { CLOSURES_KEY, type Closure, closable, entriesOf } from './closures.ts';

/** What is to be closed or opened, by whom and why. */
export type Change = {
  did: 'close' | 'open';
  whats: readonly string[];
  by: string;
  reason: string;
  now: Date;
};
/** One change as the log has it: who did what, when and why. */
export type ChangeLine = Closure & { did: Change['did'] };

type Entry = { key: string; value: string; metadata?: object };
/** A key-value namespace, however it is reached. */
export type GateStore = {
  keys: (prefix: string) => Promise<{ name: string; metadata?: Partial<ChangeLine> }[]>;
  get: (key: string) => Promise<string | null>;
  put: (entries: Entry[]) => Promise<void>;
};

/** Why a change was not made, or not seen to the end. */
export type Fault =
  | 'nothing named'
  | 'everybody'
  | 'no reason'
  | 'long reason'
  | 'long name'
  | 'too long'
  | 'not closable'
  | 'not closed'
  | 'no list'
  | 'unsettled';

/** A change that was refused before anything was written; `unsettled` alone was written. */
export class GateFault extends Error {
  readonly fault: Fault;
  /** What it is about, and why that cannot be closed. */
  readonly what: string;
  readonly because: string;

  constructor(fault: Fault, what = '', because = '') {
    super(`${fault} ${what} ${because}`.trim());
    this.fault = fault;
    this.what = what;
    this.because = because;
  }
}

const LOG = 'log:';
/** How long before a change somebody may have begun another that is still at work, in milliseconds. */
const MEANWHILE = 600_000;
/** How often it is looked for what others wrote. */
const ROUNDS = 5;
export const LONGEST_REASON = 200;
export const LONGEST_BY = 64;
/** What Cloudflare keeps beside a key, in bytes. */
const LONGEST_LINE = 1024;

/**
 * What is named, each in the one way it is written.
 * @throws GateFault for what cannot be done, whatever is closed
 */
export function whatIsNamed({ did, whats, by, reason }: Omit<Change, 'now'>): string[] {
  const named = [...new Set(whats.map(closableIn))];
  const everybody = did === 'close' && named.find((what) => what.endsWith('/0'));
  if (everybody) throw new GateFault('everybody', everybody);
  if (named.length === 0) throw new GateFault('nothing named');
  if (reason.trim() === '') throw new GateFault('no reason');
  if (reason.length > LONGEST_REASON) throw new GateFault('long reason');
  if (by.length > LONGEST_BY) throw new GateFault('long name');
  return named;
}

function closableIn(text: string): string {
  try {
    return closable(text);
  } catch (error) {
    throw new GateFault('not closable', text, (error as Error).message);
  }
}

/**
 * Closes or opens, and writes who did, when and why, before anything is closed: nothing is closed without a line that says
 * so.
 * @returns what is closed now
 * @throws GateFault before anything is written, but for `unsettled`: somebody may have changed something at the same time
 */
export async function changeClosures(change: Change, store: GateStore): Promise<Closure[]> {
  const { did, by, reason, now } = change;
  const named = whatIsNamed(change);
  const closures = await closuresIn(store);
  const isClosed = (what: string) => closures.some((closure) => closure.what === what);
  const missing = did === 'open' ? named.filter((what) => !isClosed(what)) : [];
  if (missing.length > 0) throw new GateFault('not closed', missing.join(', '));
  const at = now.toISOString();
  const lines = named.map((what, index) => {
    const line: ChangeLine = { did, what, at, by, reason };
    if (new TextEncoder().encode(JSON.stringify(line)).length > LONGEST_LINE) throw new GateFault('too long');
    return { key: `${LOG}${at}:${index}`, value: JSON.stringify(line), metadata: line };
  });
  const written = changedBy(closures, lines);
  await store.put([...lines, { key: CLOSURES_KEY, value: JSON.stringify(written) }]);
  return settled(closures, written, lines, store, now);
}

type Line = { key: string; metadata: ChangeLine };

/** Writes again until the closures are what all lines of the log make of them: others may have written over them. */
async function settled(
  closures: Closure[],
  written: Closure[],
  lines: Line[],
  store: GateStore,
  now: Date,
): Promise<Closure[]> {
  const since = `${LOG}${new Date(now.getTime() - MEANWHILE).toISOString()}`;
  let current = written;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = (await store.keys(LOG)).map(({ name: key, metadata }) => ({ key, metadata }));
      const recent = others.filter((line): line is Line => line.key > since && Boolean(line.metadata?.what));
      const all = new Map([...lines, ...recent].map((line) => [line.key, line]));
      const wanted = changedBy(closures, [...all.values()]);
      if (signOf(wanted) === signOf(current)) return current;
      await store.put([{ key: CLOSURES_KEY, value: JSON.stringify(wanted) }]);
      current = wanted;
    }
  } catch {
    // Whatever the store complains of, what was asked for stands written.
  }
  throw new GateFault('unsettled', lines.map(({ metadata }) => metadata.what).join(', '));
}

/** Closures after what the lines of the log say, in their order. */
function changedBy(closures: readonly Closure[], lines: readonly Line[]): Closure[] {
  const inOrder = [...lines].sort((one, other) => (one.key < other.key ? -1 : 1));
  return inOrder.reduce<Closure[]>(
    (entries, { metadata: { did, ...entry } }) => {
      const others = entries.filter(({ what }) => what !== entry.what);
      return did === 'close' ? [...others, entry] : others;
    },
    [...closures],
  );
}

/** What tells closures apart, whatever their order. */
const signOf = (closures: readonly Closure[]) =>
  closures
    .map(({ what, at }) => `${what} ${at}`)
    .sort()
    .join();

/**
 * What is closed, as it was written.
 * @throws GateFault where somebody wrote nonsense by hand
 */
export async function closuresIn(store: GateStore): Promise<Closure[]> {
  const entries = entriesOf(await store.get(CLOSURES_KEY));
  if (!entries) throw new GateFault('no list', CLOSURES_KEY);
  return entries.map((entry) => ({ ...entry, what: asWritten(entry.what) }));
}

/** The last changes, newest first. */
export async function lastChanges(store: GateStore, most: number): Promise<Partial<ChangeLine>[]> {
  const keys = await store.keys(LOG);
  return keys
    .sort((one, other) => (one.name < other.name ? 1 : -1))
    .slice(0, most)
    .map(({ metadata = {} }) => metadata);
}

/** What was written by hand, or before ranges had one spelling. */
function asWritten(what: string): string {
  try {
    return closable(what);
  } catch {
    return what;
  }
}
