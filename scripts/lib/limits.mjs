// Every limit of the tests, in milliseconds. Limits only end what hangs: a machine four times slower passes, and one that
// other programs keep busy has so much longer (docs/decisions/074-proof.md). Browsers import this too: no imports.
const MINUTE = 60_000;
const SLOWEST = 10;

/**
 * How many programs wait for each core as a step begins, 1 on a quiet machine and 10 at most: so many times longer a test
 * may take by the clock. `npm test` says it in the environment, so that all programs of a step have the same limits; a
 * browser cannot ask.
 */
export const STRAIN = Number(import.meta.env?.STRAIN ?? globalThis.process?.env?.STRAIN ?? strainNow());

/** What a test waits for: an element, an answer, a state. */
export const ONE_WAIT = MINUTE * STRAIN;

/** One of the tries of something that is tried until it works. */
export const ONE_TRY = MINUTE / 2;

/** One test, one hook; shorter than a step's silence, so that what hangs is told by its own name. */
export const ONE_TEST = 4 * MINUTE * STRAIN;

/** The start of a server, until it answers. */
export const ONE_START = 4 * MINUTE * STRAIN;

/** The start of development, which makes each file when it is first asked for. */
export const DEVELOPMENT_START = 15 * MINUTE;

/** A step hangs in which nothing has finished for so long, times its strain, while its processes had next to nothing to do. */
export const SILENCE = 5 * MINUTE;

/** The part of a core that is next to nothing: clocks that tick, a pulse that somebody feels. */
export const IDLE = 0.02;

/** Processor time of one step before it counts as endless: on two quiet cores the longest takes forty minutes of it. */
export const ENDLESS = 360 * MINUTE;

/** What a server has for ending by itself when it is told to, and what the program has that started it. */
export const SERVER_TO_END = MINUTE / 6;
export const TO_END = MINUTE / 2;

/** Programs that run or wait to, for each core, in the last minute: a whole number, as timers want their milliseconds. */
export function strainNow() {
  const os = globalThis.process?.getBuiltinModule?.('node:os');
  const waiting = os ? os.loadavg()[0] / os.availableParallelism() : 1;
  return Math.min(SLOWEST, Math.max(1, Math.ceil(waiting)));
}
