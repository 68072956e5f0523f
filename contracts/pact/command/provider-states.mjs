import { Unreachable } from './http.mjs';
import { sendPlainly } from './packed.mjs';

/**
 * @typedef {{ name: string, params?: Record<string, unknown> }} State
 * @typedef {{ name: string, problem: string, isMissing: boolean }} Refused  `isMissing`: it is still to be
 * written.
 */

/**
 * Makes the states of an interaction true, in their order, and merges what they answer; the later one wins.
 * @param {State[]} states
 * @param {string} url  The endpoint for provider states.
 * @returns {Promise<{ values: Record<string, unknown>, refused: Refused[] }>}
 * @throws Unreachable when nothing listens there.
 */
export async function prepare(states, url) {
  let values = {};
  const refused = [];
  for (const state of states) {
    const outcome = await setUp(state, url, values);
    if (outcome.problem) refused.push({ name: state.name, ...outcome });
    else values = { ...values, ...outcome.values };
  }
  return { values, refused };
}

/**
 * The call that makes a state true; `values` are what the states of the interaction before it answered. Without them the
 * backend goes by what it answered last, as it does for verifiers that do not tell.
 */
export function setupCall({ name, params = {} }, url, values = undefined) {
  return {
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: name, params, action: 'setup', values }),
  };
}

/** A state as the table shows it: `a member is logged in (type: 0)`. */
export function stateText({ name, params = {} }) {
  const values = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
  return values.length > 0 ? `${name} (${values.join(', ')})` : name;
}

async function setUp(state, url, before) {
  let answer;
  try {
    answer = await sendPlainly(setupCall(state, url, before));
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return { problem: `the state "${state.name}": ${error.message}`, isMissing: false };
  }
  const { status, body } = answer;
  if (status < 200 || status > 299) {
    return { problem: `the state "${state.name}" was refused: ${url} answered ${status}`, isMissing: true };
  }
  const values = objectOf(body);
  return values
    ? { values }
    : { problem: `the state "${state.name}" answered no JSON object`, isMissing: false };
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
