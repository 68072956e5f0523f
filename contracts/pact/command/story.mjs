import { curlLines } from './curl.mjs';
import { excerptOf } from './excerpt.mjs';
import { withFreshIds, withFreshKey } from './fresh-ids.mjs';
import { Unreachable } from './http.mjs';
import { outcomeOfRefused, toldOutcome } from './outcome.mjs';
import { sendUnpacking } from './packed.mjs';
import { prepare } from './provider-states.mjs';
import { bodyText, filled, MissingValue, pathAndQuery } from './request.mjs';
import { sealedAndSigned, UnusableKey } from './seal.mjs';
import { isSecret } from './secrets.mjs';
import { ruleMismatches } from './story-rules.mjs';
import { meansTheSame, NoSuchValue, resolved, WrongPlace } from './story-values.mjs';
import { shown } from './words.mjs';

/**
 * @typedef {import('./story-values.mjs').Operand} Operand
 * @typedef {{ by: string, entries: string, of?: string, next?: string }} Pages  How a list is read to its end: `by` is
 *   the input that turns pages, `entries` the list, `of` where the number of pages stands, `next` the next cursor.
 * @typedef {{ name?: string, call: string, row?: string, by?: string, token?: Operand, with?: Record<string, Operand>,
 *   without?: string[], times?: number, key?: 'same' | 'own', sameKeyAs?: string, pages?: Pages, refused?: string | string[],
 *   open?: true,
 *   must?: import('./story-rules.mjs').Must[] }} Step
 * One call: as the contract's row has it (`row`, the plain success when left out), but `with` other values and `without`
 * some; `by` another one of the story, with another `token`; so many `times` at the same moment, under the `same` key of
 * idempotency or each under its `own`: then one is done and the others are `refused`; under the same key as another step; `refused`
 * by one of several codes; `open`: whatever it answers.
 * @typedef {{ name: string, says: string, level: string, siteWide?: true, given: { who: string, states:
 *   import('./provider-states.mjs').State[] }[], steps: Step[] }} Story
 */

const KEY = 'Idempotency-Key';
/** Pages that a story reads of a list at most. */
const MOST_PAGES = 100;

/** A step that came out otherwise than the story says: what is wrong, and what came. */
class Broken extends Error {
  constructor(reasons, details = []) {
    super(reasons.join('; '));
    Object.assign(this, { reasons, details });
  }
}

/**
 * Plays a story: makes its states true, makes its calls one after the other, and stops at the first whose answer is not
 * as it must be.
 * @param {Story} story
 * @param {Map<string, any>} interactions  Of the pact files, by their descriptions: what a call is made of.
 * @param {import('./verify-interaction.mjs').Options} options
 * @returns {Promise<Omit<import('./verify-interaction.mjs').Row, keyof import('./verify-interaction.mjs').Title>>}
 */
export function verifyStory(story, interactions, options) {
  return toldOutcome(() => outcomeOf(story, interactions, options), options);
}

async function outcomeOf(story, interactions, options) {
  const { actors, refused, notes } = await prepareActors(story, options);
  if (refused.length > 0) return outcomeOfRefused(refused, notes);
  return { ...(await play(story, interactions, actors, options)), notes };
}

/** The states of everybody in the story, one after the other, and the values that each is known by. */
async function prepareActors({ given }, { statesUrl, connection }) {
  const actors = new Map();
  const refused = [];
  const notes = [];
  let before;
  for (const { who, states } of given) {
    const outcome = await prepare(states, statesUrl, connection, before);
    before = outcome.values;
    actors.set(who, before);
    refused.push(...outcome.refused);
    notes.push(...outcome.notes);
  }
  return { actors, refused, notes };
}

async function play(story, interactions, actors, options) {
  const answers = new Map();
  const keys = new Map();
  const fresh = new Map();
  const states = story.given.flatMap((one) => one.states.map(({ name }) => name));
  for (const [index, step] of story.steps.entries()) {
    const known = { actors, answers, fresh, by: step.by ?? story.given[0]?.who };
    const place = `step ${index + 1}, ${step.call}`;
    try {
      const value = await performStep(step, { interactions, known, keys, options });
      if (step.name) answers.set(step.name, value);
    } catch (error) {
      if (error instanceof Broken) {
        const before = story.steps.slice(0, index).map(({ call }, at) => `${at + 1} ${call}`);
        const done = before.length > 0 ? [`done before: ${before.join(', ')}`] : [];
        return {
          reasons: error.reasons.map((one) => `${place}: ${one}`),
          details: [...done, ...error.details],
        };
      }
      if (error instanceof WrongPlace) return { reasons: [`${place}: ${error.path}: ${error.problem}`] };
      const lacking = lackOf(error);
      if (!lacking) throw error;
      const problem = `${place}: the states ${lacking}`;
      return { reasons: [problem], isStateAtFault: true, brokenStates: states };
    }
  }
  return { reasons: [] };
}

function lackOf(error) {
  if (error instanceof MissingValue) return error.message;
  if (error instanceof NoSuchValue) return `answered no \`${error.message}\``;
  return error instanceof UnusableKey && `answered a key that can't be used: ${error.message}`;
}

/** What a step answered, when it is as it must be. */
async function performStep(step, context) {
  const { pages, times = 1, key = 'same' } = step;
  if (pages) return readToTheEnd(step, context);
  const first = callOf(step, context);
  if (times === 1) return judged(step, first, await sent(first, context.options), context);
  const calls = [first];
  while (calls.length < times) calls.push(key === 'same' ? first.again() : callOf(step, context));
  const all = await Promise.all(calls.map((call) => sent(call, context.options)));
  if (key === 'same') return allAlike(step, first, all, context);
  if (step.refused) return onlyOne(step, first, all, context);
  return all.map((answer) => judged(step, first, answer, context))[0];
}

/** Calls under one key: each is answered, and all of them alike. */
function allAlike(step, call, all, context) {
  const values = all.map((answer) => judged(step, call, answer, context));
  const other = values.find((value) => !meansTheSame(value, values[0]));
  if (other === undefined) return values[0];
  throw broken(call, all[1], ['value: expected the same answer to each, under the same key']);
}

/** Calls under keys of their own, of which one can be done. */
function onlyOne(step, call, all, context) {
  const done = all.filter(({ body }) => body?.success === true);
  if (done.length !== 1)
    throw broken(call, all[0], [`success: expected one of ${all.length} to be done, got ${done.length}`]);
  const { must = [], refused, ...plain } = step;
  for (const other of all) if (other !== done[0]) judged({ ...plain, refused }, call, other, context);
  return judged({ ...plain, must }, call, done[0], context);
}

/** `value` of an answer, when it is as the step says. */
function judged(step, call, answer, { known }) {
  const { refused, must = [], sameKeyAs, open } = step;
  if (open) return answer.body?.value;
  const wrong = frameMismatches(answer, refused);
  if (wrong.length > 0) throw broken(call, answer, wrong);
  const value = answer.body.value;
  const found = must.flatMap((one) =>
    ruleMismatches(one, value, { ...known, answers: withOwn(known, step, value) }),
  );
  if (sameKeyAs && !refused && !meansTheSame(value, known.answers.get(sameKeyAs)))
    found.push({ path: 'value', problem: `expected the same answer as under this key before` });
  if (found.length > 0)
    throw broken(
      call,
      answer,
      found.map(({ path, problem }) => `${path}: ${problem}`),
    );
  return value;
}

/** A rule may hold one place of an answer against another. */
const withOwn = ({ answers }, { name }, value) => (name ? new Map([...answers, [name, value]]) : answers);

function frameMismatches({ status, body }, refusal) {
  const refused = refusal === undefined ? [] : [refusal].flat();
  const codes = refused.map(shown).join(' or ');
  if (body === null || typeof body !== 'object') return ['body: expected JSON'];
  const { success, errorCode } = body;
  if (refused.length === 0)
    return success === true ? [] : [`success: expected true, got ${shown(success ?? null)}${told(body)}`];
  if (success !== false)
    return [`success: expected false (${refused.join(' or ')}), got ${shown(success ?? null)}`];
  if (!refused.includes(errorCode)) return [`errorCode: expected ${codes}, got ${shown(errorCode ?? null)}`];
  return status < 500 ? [] : [`status: expected below 500, got ${status}`];
}

const told = ({ errorCode }) => (typeof errorCode === 'string' ? ` (${errorCode})` : '');

function broken(call, answer, reasons) {
  const came = answer ? [`answered ${answer.status} ${excerptOf(answer.bytes)}`] : [];
  return new Broken(reasons, [...came, ...call.curl()]);
}

async function sent(call, { connection }) {
  try {
    const { status, body: bytes } = await sendUnpacking(call.request(), connection);
    return { status, bytes, body: jsonOf(bytes) };
  } catch (error) {
    if (error instanceof Unreachable || lackOf(error)) throw error;
    throw broken(call, undefined, [error.message]);
  }
}

function jsonOf(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A list from its first page to its last: the last answer, with the entries of all in it. */
async function readToTheEnd(step, context) {
  const { by, entries, of, next } = step.pages;
  const all = [];
  let turned = {};
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const call = callOf({ ...step, with: { ...step.with, ...turned } }, context);
    const answer = await sent(call, context.options);
    const value = judged({ call: step.call }, call, answer, context);
    if (!Array.isArray(value?.[entries])) throw broken(call, answer, [`value.${entries}: expected a list`]);
    all.push(...value[entries]);
    const isLast = of ? page >= Number(value[of]) : value[next] === null || value[next] === undefined;
    if (isLast) {
      const whole = { ...value, [entries]: all };
      const known = { ...context.known, answers: withOwn(context.known, step, whole) };
      const found = (step.must ?? []).flatMap((one) => ruleMismatches(one, whole, known));
      const reasons = found.map(({ path, problem }) => `all pages, ${path}: ${problem}`);
      if (reasons.length > 0) throw broken(call, answer, reasons);
      return whole;
    }
    if (value[entries].length === 0)
      throw broken(call, answer, [
        `value.${entries}: expected an entry on each page but the last, got none on page ${page}`,
      ]);
    turned = { [by]: of ? page + 1 : value[next] };
  }
  throw broken(callOf(step, context), undefined, [
    `value: expected an end after ${MOST_PAGES} pages at most`,
  ]);
}

/** A call of a step, made of the row of its contract. */
function callOf(step, { interactions, known, keys, options }) {
  const row = step.row ?? `${step.call}: success`;
  const interaction = interactions.get(row);
  if (!interaction) throw new Error(`The stories have a call "${row}", which the pact files have not`);
  const own = withFreshIds(interaction);
  const hasKey = KEY in (interaction.request.headers ?? {});
  if (hasKey && step.sameKeyAs) own.request.headers[KEY] = keys.get(step.sameKeyAs);
  if (hasKey && step.name) keys.set(step.name, own.request.headers[KEY]);
  const values = valuesOf(step, known);
  const asked = withInput(own.request, step, (operand) => resolved(operand, known));
  const { url, merchant, vendorSecret, paymentSecret } = options;
  const request = () => {
    const { headers, ...open } = filled(asked, values, merchant);
    const path = pathAndQuery(open);
    return {
      method: open.method,
      url: url.replace(/\/$/, '') + path,
      ...sealedAndSigned({ path, headers, body: bodyText(open) }, { vendorSecret, paymentSecret }),
    };
  };
  const call = {
    request,
    /** The same once more: sealed and signed anew, under the same key. */
    again: () => ({ ...call }),
    curl: () => {
      const hidden = { ...known, isHidden: true };
      const shownRequest = withInput(withFreshKey(own).request, step, (operand) => resolved(operand, hidden));
      return curlLines({ request: shownRequest }, openValues(valuesOf(step, hidden)), options);
    },
  };
  return call;
}

/** The values that fill a request in: those of who asks, and the token that the step names. */
function valuesOf({ token }, known) {
  const own = known.actors.get(known.by) ?? {};
  return token === undefined ? own : { ...own, token: resolved(token, known) };
}

function openValues(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecret(name) ? `$${name.toUpperCase()}` : value]),
  );
}

/**
 * A request with the step's values in the place of the row's, and without those that it leaves out.
 * @param {any} request  Of the row.
 * @param {Step} step
 * @param {(operand: Operand) => unknown} resolve
 */
export function withInput(request, step, resolve) {
  const { with: given = {}, without = [] } = step;
  if (Object.keys(given).length + without.length === 0) return request;
  const isRead = request.method === 'GET';
  const isForm = typeof request.body?.content === 'string';
  const names = [...Object.keys(given), ...without];
  const values = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, resolve(one)]));
  const generators = { ...request.generators };
  const part = isRead ? 'query' : 'body';
  if (generators[part]) {
    const isOurs = (place) => names.includes(place.replace(/^\$\./, '').replace(/\[\d+\]$/, ''));
    generators[part] = Object.fromEntries(
      Object.entries(generators[part]).filter(([place]) => !isOurs(place)),
    );
  }
  const kept = (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)));
  if (isRead) {
    const texts = Object.entries(values).map(([name, value]) => [name, [String(value)]]);
    return { ...request, generators, query: { ...kept(request.query ?? {}), ...Object.fromEntries(texts) } };
  }
  const fields = isForm
    ? Object.fromEntries(new URLSearchParams(request.body.content))
    : request.body?.content;
  const whole = { ...kept(fields ?? {}), ...values };
  const content = isForm ? new URLSearchParams(whole).toString() : whole;
  return { ...request, generators, body: { ...request.body, content } };
}
