import { isSlow, timeMismatches } from './answer-time.mjs';
import { echoMismatches, furtherCalls, momentMismatches } from './behaviour.mjs';
import { curlLines } from './curl.mjs';
import { Unreachable } from './http.mjs';
import { mismatchesOf } from './match-response.mjs';
import { sendPlainly } from './packed.mjs';
import { prepare, stateText } from './provider-states.mjs';
import { bodyText, filled, MissingValue, pathAndQuery } from './request.mjs';
import { sealedAndSigned, UnusableKey } from './seal.mjs';
import { blanked, blankedText } from './secrets.mjs';
import { printable } from './words.mjs';

/**
 * @typedef {{ service: string, call: string, answer: string, description: string, states: string }} Title
 * @typedef {Title & { ok: boolean, reasons: string[], details: string[], missingStates: string[], isReached:
 *   boolean, seconds: number, slowSeconds?: number }} Row
 * What became of one interaction: `reasons` in words, `details` what came and how to repeat it,
 * `missingStates` the states that the endpoint does not know, `slowSeconds` how long a slow answer took.
 * @typedef {{ url: string, statesUrl: string, merchant?: string, vendorSecret: string, paymentSecret: string }} Options
 */

const LONGEST_EXCERPT = 400;
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
export function titleOf(service, { description, request, providerStates = [] }) {
  return {
    service,
    call: `${request.method} ${request.path}`,
    answer: description.slice(description.indexOf(': ') + 2),
    description,
    states: providerStates.map(stateText).join(' and '),
  };
}

/**
 * Verifies one interaction: prepares its states, sends its request, compares the answer (CALL-06).
 * @param {any} interaction
 * @param {Options} options
 * @returns {Promise<Omit<Row, keyof Title>>}
 * @throws Error when the pact file can't be understood: then nothing it says is verified.
 */
export async function verifyInteraction(interaction, options) {
  const started = performance.now();
  const outcome = await outcomeOf(interaction, options);
  const { reasons, details = [], missingStates = [], isReached = true, slowSeconds } = outcome;
  const seconds = (performance.now() - started) / 1000;
  return {
    ok: reasons.length === 0,
    // What the backend wrote may be in each of them.
    reasons: reasons.map(printable),
    details: details.map(printable),
    missingStates,
    isReached,
    seconds,
    ...(slowSeconds && { slowSeconds }),
  };
}

async function outcomeOf(interaction, options) {
  try {
    const { values, refused } = await prepare(interaction.providerStates ?? [], options.statesUrl);
    const missingStates = refused.filter(({ isMissing }) => isMissing).map(({ name }) => name);
    if (refused.length > 0) return { reasons: refused.map(({ problem }) => problem), missingStates };
    return await ask(interaction, values, options);
  } catch (error) {
    if (error instanceof Unreachable) return { reasons: [error.message], isReached: false };
    throw error;
  }
}

async function ask(interaction, values, options) {
  const call = callOf(interaction, values, options);
  if (call.problem) return { reasons: [call.problem] };
  const curl = () => curlLines(interaction, values, options);
  let answer;
  const sentAt = Date.now();
  try {
    answer = await sendPlainly(call);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return { reasons: [error.message], details: curl() };
  }
  const times = { sentAt, cameAt: Date.now(), date: answer.headers.date };
  const longest = longestResponse(interaction.request.path);
  if (answer.body.length > longest) {
    return {
      reasons: [`body: expected ${longest / MB} MB at most, got ${answer.body.length} bytes`],
      details: curl(),
    };
  }
  const body = new TextDecoder().decode(answer.body);
  const found = mismatchesOf(interaction.response, {
    status: answer.status,
    headers: flat(answer.headers),
    body,
  });
  const shownOf = found.length > 0 ? [] : await behaviourMismatches(interaction, values, options, body);
  const all = [...found, ...timeMismatches(times), ...shownOf];
  const slow = isSlow(times) && { slowSeconds: (times.cameAt - times.sentAt) / 1000 };
  if (all.length === 0) return { reasons: [], ...slow };
  const reasons = all.map(({ path, problem }) => `${path}: ${problem}`);
  return { reasons, details: [`answered ${answer.status} ${excerpt(answer.body)}`, ...curl()] };
}

/** What an answer that keeps its contract does not show of what was asked, alone or beside another one. */
async function behaviourMismatches(interaction, values, options, body) {
  if (!interaction.comments) return [];
  const { query } = filled(interaction.request, values, options.merchant);
  const first = JSON.parse(body.replace(/^\uFEFF/, ''));
  const found = [
    ...echoMismatches(interaction, query, first),
    ...momentMismatches(interaction, first, Date.now()),
  ];
  for (const { changes, mismatches } of furtherCalls(interaction, query, first)) {
    const answer = await sendPlainly(callOf(interaction, values, options, changes));
    found.push(...mismatches(jsonOf(answer.body)));
  }
  return found;
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
function callOf({ request, providerStates = [] }, values, { url, merchant, ...secrets }, changes = {}) {
  const names = providerStates.map(({ name }) => `"${name}"`).join(' and ');
  const asked = `the ${providerStates.length === 1 ? 'state' : 'states'} ${names}`;
  try {
    const { headers, ...open } = filled(request, values, merchant);
    const path = pathAndQuery({ ...open, query: changed(open.query, changes) });
    return {
      method: open.method,
      url: url.replace(/\/$/, '') + path,
      ...sealedAndSigned({ path, headers, body: bodyText(open) }, secrets),
    };
  } catch (error) {
    if (error instanceof MissingValue) return { problem: `${asked} ${error.message}` };
    if (error instanceof UnusableKey)
      return { problem: `${asked} answered a key that can't be used: ${error.message}` };
    throw error;
  }
}

function flat(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The body that came, without secrets, shortened; of what is no text its length. */
function excerpt(bytes) {
  const text = textOf(bytes);
  if (text === undefined) return `with ${bytes.length} bytes that are no text`;
  const open = blankedBody(text).replace(/\s+/g, ' ');
  return open.length > LONGEST_EXCERPT ? `${open.slice(0, LONGEST_EXCERPT)}…` : open;
}

function textOf(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function blankedBody(text) {
  try {
    return JSON.stringify(blanked(JSON.parse(text)));
  } catch {
    return blankedText(text);
  }
}
