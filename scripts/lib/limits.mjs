// Every limit of the tests, in milliseconds. Limits only end what hangs: a machine four times slower passes.
const MINUTE = 60_000;

/** What a test waits for: an element, an answer, a state. */
export const ONE_WAIT = MINUTE;

/** One test, one hook; shorter than SILENCE, so that what hangs is told by its own name. */
export const ONE_TEST = 4 * MINUTE;

/** The start of a server, until it answers. */
export const ONE_START = 4 * MINUTE;

/** The start of development, which makes each file when it is first asked for. */
export const DEVELOPMENT_START = 15 * MINUTE;

/** A step in which nothing has finished for so long hangs. */
export const SILENCE = 5 * MINUTE;

/** All steps together: half an hour on two quiet cores, and six times as long before it counts as endless. */
export const ALL_STEPS = 180 * MINUTE;

/** What a server has for ending by itself when it is told to, and what the program has that started it. */
export const SERVER_TO_END = MINUTE / 6;
export const TO_END = MINUTE / 2;
