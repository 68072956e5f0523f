import { excerptOf } from './excerpt.mjs';
import { Unreachable } from './http.mjs';
import { sendUnpacking } from './packed.mjs';

/**
 * @typedef {{ name: string, params?: Record<string, unknown> }} State
 * @typedef {{ name: string, problem: string, isMissing: boolean }} Refused  `isMissing`: it is still to be
 * written; else its handler failed.
 */

/**
 * Makes the states of an interaction true, in their order, and merges what they answer; the later one wins.
 * @param {State[]} states
 * @param {string} url  The endpoint for provider states.
 * @param {import('./connection.mjs').Connection} [connection]
 * @param {Record<string, unknown>} [before]  What states before these answered, where they are not the first.
 * @returns {Promise<{ values: Record<string, unknown>, refused: Refused[], notes: string[] }>}
 * @throws Unreachable when nothing listens there.
 */
export async function prepare(states, url, connection, before) {
  let values = before ?? {};
  const refused = [];
  const notes = [];
  for (const [index, state] of states.entries()) {
    const outcome = await setUp(state, url, { values, isFirst: index === 0 && !before }, connection);
    if (outcome.isRepeated)
      notes.push(`the connection was closed under the state "${state.name}"; it was sent again`);
    if (outcome.problem)
      refused.push({ name: state.name, problem: outcome.problem, isMissing: outcome.isMissing });
    else values = { ...values, ...outcome.values };
  }
  return { values, refused, notes };
}

/**
 * The call that makes a state true, told where it stands in its interaction: whether it is the first, and what those
 * before it answered. Without that the backend goes by what it answered last, as it does for verifiers that do not tell.
 */
export function setupCall({ name, params = {} }, url, row = undefined) {
  return {
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: name, params, action: 'setup', ...row }),
  };
}

/** A state as the table shows it: `a member is logged in (type: 0)`. */
export function stateText({ name, params = {} }) {
  const values = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
  return values.length > 0 ? `${name} (${values.join(', ')})` : name;
}

async function setUp(state, url, row, connection) {
  let answer;
  try {
    answer = await sendUnpacking({ ...setupCall(state, url, row), isRepeatable: true }, connection);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return { problem: `the state "${stateText(state)}": ${error.message}`, isMissing: false };
  }
  const { status, body, isRepeated } = answer;
  if (status < 200 || status > 299) {
    const [isMissing, what] = refusalOf(status);
    const problem = `the state "${stateText(state)}" ${what}: answered ${status}`;
    return { problem: isMissing ? problem : `${problem} ${excerptOf(body)}`.trim(), isMissing, isRepeated };
  }
  const values = objectOf(body);
  return values
    ? { values, isRepeated }
    : { problem: `the state "${stateText(state)}" answered no JSON object`, isMissing: false, isRepeated };
}

/** Whether a state is still to be written, as its status says, and in words. */
function refusalOf(status) {
  if (status >= 500) return [false, 'failed'];
  if ([401, 403, 407].includes(status)) return [false, 'may not be asked for (does it need a --header ?)'];
  return [true, 'was refused'];
}

/** The object that a state answered; an empty body stands for no values. */
function objectOf(body) {
  try {
    const value = body.length === 0 ? {} : JSON.parse(new TextDecoder().decode(body));
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
