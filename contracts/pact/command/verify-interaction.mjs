import { timeMismatches } from './answer-time.mjs';
import { echoMismatches, furtherCalls, momentMismatches, stateMismatches } from './behaviour.mjs';
import { curlLines } from './curl.mjs';
import { excerptOf } from './excerpt.mjs';
import { formerRequest } from './former-states.mjs';
import { withFreshIds, withFreshKey } from './fresh-ids.mjs';
import { Unreachable } from './http.mjs';
import { mismatchesOf } from './match-response.mjs';
import { outcomeOfRefused, toldOutcome } from './outcome.mjs';
import { sendUnpacking } from './packed.mjs';
import { prepare, stateText } from './provider-states.mjs';
import { reasonsOf } from './reasons.mjs';
import { bodyText, filled, MissingValue, pathAndQuery } from './request.mjs';
import { sealedAndSigned, UnusableKey } from './seal.mjs';

/**
 * @typedef {{ service: string, id: string, call: string, answer: string, description: string, states: string, level?: string }} Title
 * @typedef {'ok' | 'failed' | 'state' | 'unreached' | 'pending' | 'known'} Result  `state`: what had to be true was not made true,
 * so nothing is known of the promise; `pending`: not kept, and new since the baseline; `known`: not kept, and not in the
 * baseline either.
 * @typedef {Title & { ok: boolean, result: Result, reasons: string[], details: string[], notes: string[], missingStates: string[], brokenStates: string[],
 *   isReached: boolean, seconds: number, status?: number, answerSeconds?: number }} Row
 * What became of one interaction: `reasons` in words, `details` what came and how to repeat it, `notes` what is told
 * of a row whatever becomes of it, `missingStates` the states that the endpoint does not know, `brokenStates` those whose
 * handler failed, `status` of an answer in which something is wrong, `answerSeconds` how long
 * the answer to the call alone took.
 * @typedef {{ url: string, statesUrl: string, merchant?: string, vendorSecret: string, paymentSecret: string,
 *   headers?: Record<string, string>, connection?: import('./connection.mjs').Connection,
 *   hidden?: string[], onAnswer?: (interaction: any, body: Uint8Array) => void, prepareStates?: typeof prepare }} Options
 */

const CLOSED_UNDER_THE_CALL =
  'the connection was closed under the call; what is told is the answer to a second attempt';
const MB = 2 ** 20;

/**
 * Bytes of an answer that the site reads at most; a longer one counts as none.
 * @param {string} path  Of the call.
 */
export function longestResponse(path) {
  return path === '/wps/announcements' ? 16 * MB : 2 * MB;
}

/**
 * The words of an interaction in the table.
 * @param {string} service
 * @param {any} interaction
 * @returns {Title}
 */
export function titleOf(service, { description, request, providerStates = [], comments }) {
  return {
    service,
    id: description.slice(0, description.indexOf(': ')),
    call: `${request.method} ${request.path}`,
    answer: description.slice(description.indexOf(': ') + 2),
    description,
    states: providerStates.map(stateText).join(' and '),
    ...(comments?.level && { level: comments.level }),
  };
}

/**
 * Verifies one interaction: prepares its states, sends its request, compares the answer (CALL-06).
 * @param {any} interaction
 * @param {Options} options
 * @returns {Promise<Omit<Row, keyof Title>>}
 * @throws Error when the pact file can't be understood: then nothing it says is verified.
 */
export function verifyInteraction(interaction, options) {
  return toldOutcome(() => outcomeOf(interaction, options), options);
}

async function outcomeOf(interaction, options) {
  const { providerStates = [] } = interaction;
  const { values, refused, notes } = await (options.prepareStates ?? prepare)(
    providerStates,
    options.statesUrl,
    options.connection,
  );
  if (refused.length > 0) return outcomeOfRefused(refused, notes);
  const outcome = await ask(withFreshIds(interaction), values, options);
  return { ...outcome, notes: [...notes, ...(outcome.notes ?? [])] };
}

async function ask(interaction, values, options) {
  const call = callOf(interaction, values, options);
  if (call.problem) {
    const brokenStates = (interaction.providerStates ?? []).map(({ name }) => name);
    return { reasons: [call.problem], isStateAtFault: true, brokenStates };
  }
  const curl = () => curlLines(withFreshKey(interaction), values, options);
  let answer;
  const sentAt = Date.now();
  try {
    answer = await sendUnpacking(call, options.connection);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return { reasons: [error.message], details: curl() };
  }
  const times = { sentAt, cameAt: Date.now(), date: answer.headers.date };
  const answerSeconds = (times.cameAt - times.sentAt) / 1000;
  const notes = answer.isRepeated ? [CLOSED_UNDER_THE_CALL] : [];
  const longest = longestResponse(interaction.request.path);
  if (answer.body.length > longest) {
    return {
      reasons: [`body: expected ${longest / MB} MB at most, got ${answer.body.length} bytes`],
      details: curl(),
      notes,
      answerSeconds,
    };
  }
  options.onAnswer?.(interaction, answer.body);
  const body = new TextDecoder().decode(answer.body);
  const found = mismatchesOf(interaction.response, {
    status: answer.status,
    headers: flat(answer.headers),
    body,
  });
  const shownOf = found.length > 0 ? [] : await behaviourMismatches(interaction, values, options, body);
  const all = [...found, ...timeMismatches(times), ...shownOf];
  if (all.length === 0) return { reasons: [], notes, answerSeconds };
  const reasons = reasonsOf(all);
  const details = [`answered ${answer.status} ${excerptOf(answer.body)}`, ...curl()];
  return { reasons, details, notes, status: answer.status, answerSeconds };
}

/** What an answer that keeps its contract does not show of what was asked, alone or beside another one. */
async function behaviourMismatches(interaction, values, options, body) {
  if (!interaction.comments) return [];
  const { query } = filled(askedBy(interaction, values), values, options.merchant);
  const first = JSON.parse(body.replace(/^\uFEFF/, ''));
  const found = [
    ...echoMismatches(interaction, query, first),
    ...momentMismatches(interaction, first, Date.now()),
    ...stateMismatches(interaction, first),
  ];
  for (const { changes, mismatches } of furtherCalls(interaction, query, first)) {
    found.push(
      ...(await askOnceMore(callOf(interaction, values, options, changes), interaction, options, mismatches)),
    );
  }
  return found;
}

/** What is wrong with the answer to a further question; one that does not come is as wrong. */
async function askOnceMore(call, { request }, { connection }, mismatches) {
  const asked = `asked once more, ${call.url.slice(call.url.indexOf('?'))}`;
  try {
    const sentAt = Date.now();
    const { body } = await sendUnpacking(call, connection);
    const longest = longestResponse(request.path);
    if (body.length > longest) return [{ path: asked, problem: `expected ${longest / MB} MB at most` }];
    return [...timeMismatches({ sentAt, cameAt: Date.now() }), ...mismatches(jsonOf(body))];
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return [{ path: asked, problem: error.message }];
  }
}

function jsonOf(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A query with some values changed, undefined for those that are left out. */
function changed(query, changes) {
  const others = Object.entries(changes).map(([name, value]) => [name, value === undefined ? [] : [value]]);
  return { ...query, ...Object.fromEntries(others) };
}

/** The call as it is sent, or what the states lack for it. */
function callOf(
  { request, providerStates = [], isFormer },
  values,
  { url, merchant, vendorSecret, paymentSecret },
  changes = {},
) {
  const names = providerStates.map(({ name }) => `"${name}"`).join(' and ');
  const states = `the ${providerStates.length === 1 ? 'state' : 'states'} ${names}`;
  try {
    const { headers, ...open } = filled(askedBy({ request, isFormer }, values), values, merchant);
    const path = pathAndQuery({ ...open, query: changed(open.query, changes) });
    return {
      method: open.method,
      url: url.replace(/\/$/, '') + path,
      ...sealedAndSigned({ path, headers, body: bodyText(open) }, { vendorSecret, paymentSecret }),
    };
  } catch (error) {
    if (error instanceof MissingValue) return { problem: `${states} ${error.message}` };
    if (error instanceof UnusableKey)
      return { problem: `${states} answered a key that can't be used: ${error.message}` };
    throw error;
  }
}

function askedBy({ request, isFormer }, values) {
  return isFormer ? formerRequest(request, values) : request;
}

function flat(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
