import { Unreachable } from './http.mjs';
import { withoutValues } from './secrets.mjs';
import { printable } from './words.mjs';

/**
 * What came of a row or of a story, before it is told.
 * @typedef {{ reasons: string[], details?: string[], notes?: string[], isStateAtFault?: boolean, missingStates?: string[],
 *   brokenStates?: string[], isReached?: boolean, status?: number, answerSeconds?: number }} Outcome
 */

/**
 * Plays something, and tells what came of it without what must not be printed.
 * @param {() => Promise<Outcome>} play
 * @param {{ hidden?: string[] }} options
 * @returns {Promise<Omit<import('./verify-interaction.mjs').Row, keyof import('./verify-interaction.mjs').Title>>}
 */
export async function toldOutcome(play, { hidden = [] }) {
  const started = performance.now();
  const outcome = await play().catch(unreached);
  const {
    reasons,
    details = [],
    notes = [],
    missingStates = [],
    brokenStates = [],
    isReached = true,
  } = outcome;
  const { status, answerSeconds } = outcome;
  // What the backend wrote may be in each of them.
  const open = (line) => printable(withoutValues(line, hidden));
  return {
    ok: reasons.length === 0,
    result: resultOf(outcome),
    reasons: reasons.map(open),
    details: details.map(open),
    notes: notes.map(open),
    missingStates,
    brokenStates,
    isReached,
    seconds: (performance.now() - started) / 1000,
    ...(status && { status }),
    ...(answerSeconds !== undefined && { answerSeconds }),
  };
}

/** @returns {Outcome} */
function unreached(error) {
  if (error instanceof Unreachable) return { reasons: [error.message], isReached: false };
  throw error;
}

/** @param {Outcome} outcome */
function resultOf({ reasons, isReached = true, isStateAtFault = false }) {
  if (reasons.length === 0) return 'ok';
  if (!isReached) return 'unreached';
  return isStateAtFault ? 'state' : 'failed';
}

/**
 * What came of it where states were not made true.
 * @param {import('./provider-states.mjs').Refused[]} refused
 * @param {string[]} notes
 * @returns {Outcome}
 */
export function outcomeOfRefused(refused, notes) {
  return {
    reasons: refused.map(({ problem }) => problem),
    isStateAtFault: true,
    missingStates: refused.filter(({ isMissing }) => isMissing).map(({ name }) => name),
    brokenStates: refused.filter(({ isMissing }) => !isMissing).map(({ name }) => name),
    notes,
  };
}
