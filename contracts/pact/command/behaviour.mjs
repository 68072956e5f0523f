import { shown } from './words.mjs';

/**
 * What an answer has to show of the values of its request (`contracts/echo.ts`): as an interaction's comments have it, so
 * that other verifiers pass it by.
 * @typedef {{ field: string, rule: string, at: string, of?: Record<string, unknown[]>, by?: Record<string, string>,
 *   next?: string, than?: string | null, disjoint?: true, asked?: Record<string, string> }} EchoRule
 * @typedef {{ comments?: { echoes?: EchoRule[], moments?: { at: string, is: string }[],
 *   holds?: { at: string, is: unknown[] | 'positive' | 'set' }[] } }} Commented
 * @typedef {{ path: string, problem: string }} Mismatch
 */

const DAY_MS = 86_400_000;
/** How far clocks may be apart for a moment to be past or to come. */
const CLOCKS_APART_MS = 60_000;
const FIRST_MOMENT = Date.UTC(2000, 0);
/** The language that is asked for in another one's place. */
const OTHER_LANGUAGE = { VI: 'EN', EN: 'VI' };

/** For each rule that one answer shows: what is wrong in it. */
const ONE_ANSWER = { equals, first, most, from, to, order };
/** For each rule that shows in two answers: what else is asked, and what is wrong in both. */
const TWO_ANSWERS = {
  page: { change: nextPage, problem: samePage },
  language: { change: otherLanguage, problem: sameWords },
  apart: { change: otherValue, problem: sameEntries },
  most: { change: onlyOne, problem: moreThanOne },
  nothing: { change: ({ asked }) => asked, problem: something },
};

/**
 * What an answer does not show though it was asked for.
 * @param {Commented} interaction
 * @param {Record<string, string[]>} query  As it was sent.
 * @param {unknown} body
 * @returns {Mismatch[]}
 */
export function echoMismatches(interaction, query, body) {
  return echoesOf(interaction)
    .filter(({ rule }) => rule in ONE_ANSWER)
    .flatMap((echo) => {
      const asked = query[echo.field]?.[0];
      return asked === undefined ? [] : ONE_ANSWER[echo.rule](echo, asked, valueIn(body));
    });
}

/**
 * What has to be asked besides: for each the query's values that change, undefined for one that is left out, and what is
 * wrong in the two answers.
 * @param {Commented} interaction
 * @param {Record<string, string[]>} query
 * @param {unknown} body  The first answer.
 * @returns {{ changes: Record<string, string | undefined>, mismatches(other: unknown): Mismatch[] }[]}
 */
export function furtherCalls(interaction, query, body) {
  return echoesOf(interaction)
    .filter(({ rule }) => rule in TWO_ANSWERS)
    .flatMap((echo) => {
      const { change, problem } = TWO_ANSWERS[echo.rule];
      const changes = change(echo, query[echo.field]?.[0], valueIn(body));
      const mismatches = (other) => {
        if (other?.success === true) return problem(echo, valueIn(body), valueIn(other), changes);
        return [
          { path: 'success', problem: `expected true for ${textOf(changes)}, got ${shown(other?.success)}` },
        ];
      };
      return changes ? [{ changes, mismatches }] : [];
    });
}

/**
 * Moments that are to come and should be past, or the other way round.
 * @param {Commented} interaction
 * @param {unknown} body
 * @param {number} now  Epoch milliseconds of the sender's clock.
 * @returns {Mismatch[]}
 */
export function momentMismatches({ comments }, body, now) {
  return (comments?.moments ?? []).flatMap(({ at, is }) =>
    valuesAt(valueIn(body), at).flatMap(({ path, value }) => {
      const moment = momentOf(value);
      const isRight =
        is === 'past'
          ? moment >= FIRST_MOMENT && moment <= now + CLOCKS_APART_MS
          : moment >= now - CLOCKS_APART_MS;
      if (Number.isNaN(moment) || isRight) return [];
      const told = new Date(moment).toISOString();
      return [
        { path, problem: `expected a moment ${is === 'past' ? 'that is past' : 'to come'}, got ${told}` },
      ];
    }),
  );
}

const IN_WORDS = { positive: 'more than 0', set: 'a value that is neither empty, 0 nor N' };

function isHeld(value, is) {
  if (is === 'positive') return Number(value) > 0;
  if (is === 'set') return !['', '0', 'N'].includes(String(value));
  return is.includes(value);
}

/**
 * What the states of an interaction say and its answer does not show (`contracts/pact/holds.ts`): of the entries of a list
 * one has to.
 * @param {Commented} interaction
 * @param {unknown} body
 * @returns {Mismatch[]}
 */
export function stateMismatches({ comments }, body) {
  return (comments?.holds ?? []).flatMap(({ at, is }) => {
    const values = valuesAt(valueIn(body), at);
    const [first] = values;
    if (!first || values.some(({ value }) => isHeld(value, is))) return [];
    const expected = IN_WORDS[is] ?? shown(is[0]);
    const where = at.includes('[]') ? ' in one of the entries' : '';
    return [
      {
        path: first.path,
        problem: `expected ${expected}${where}, as the state says, got ${shown(first.value)}`,
      },
    ];
  });
}

/** Epoch milliseconds of a moment, a number or its text, or ISO 8601. */
function momentOf(value) {
  return typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : Date.parse(value);
}

function echoesOf({ comments }) {
  const echoes = comments?.echoes ?? [];
  const unknown = echoes.find(({ rule }) => !(rule in ONE_ANSWER) && !(rule in TWO_ANSWERS));
  if (unknown)
    throw new Error(`The pact file has a rule "${unknown.rule}", which this command does not know`);
  return echoes;
}

const valueIn = (body) => body?.value ?? body?.data?.value;

/** Values at a place, each with where it is. */
function valuesAt(value, at, path = 'value') {
  if (at === '') return value === undefined || value === null ? [] : [{ path, value }];
  const [step, ...rest] = at.split(/\.|(?=\[\])/).filter(Boolean);
  const below = rest.reduce(
    (text, part) => (part === '[]' || text === '' ? text + part : `${text}.${part}`),
    '',
  );
  if (step === '[]') {
    const entries = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => valuesAt(entry, below, `${path}[${index}]`));
  }
  return valuesAt(value?.[step], below, `${path}.${step}`);
}

const same = (one, other) => String(one).toLowerCase() === String(other).toLowerCase();

function equals({ field, at, of }, asked, value) {
  const meant = of ? of[asked] : [asked];
  if (!meant) return [];
  return valuesAt(value, at)
    .filter((one) => !meant.some((word) => same(word, one.value)))
    .map(({ path, value: got }) => ({
      path,
      problem: `expected ${meant.map(shown).join(' or ')}, as \`${field}\` asks for, got ${shown(got)}`,
    }));
}

/** Letters and digits without case and accents. */
const folded = (text) =>
  String(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]/gu, '');

function first({ field, at }, asked, value) {
  const [one] = valuesAt(value, at);
  if (!one || folded(one.value).includes(folded(asked))) return [];
  return [
    {
      path: one.path,
      problem: `expected ${shown(asked)} in it, as \`${field}\` asks for, got ${shown(one.value)}`,
    },
  ];
}

function most({ field, at }, asked, value) {
  const [list] = valuesAt(value, at);
  if (!Array.isArray(list?.value) || list.value.length <= Number(asked)) return [];
  return [
    {
      path: list.path,
      problem: `expected ${asked} entries at most, as \`${field}\` asks for, got ${list.value.length}`,
    },
  ];
}

/** A page of one entry, where there are two or more: whoever ignores the value answers them all. */
function onlyOne({ field, at }, asked, value) {
  return Number(asked) > 1 && valuesAt(value, `${at}[]`).length > 1 ? { [field]: '1' } : undefined;
}

function moreThanOne({ field, at }, _, other) {
  return most({ field, at }, '1', other);
}

function from({ at }, asked, value) {
  // A moment lies in a day of the site's time zone, whichever that is: it may be a day off.
  const since = Date.parse(asked) - DAY_MS;
  return valuesAt(value, at)
    .filter((one) => (typeof one.value === 'number' ? one.value < since : one.value < asked))
    .map(({ path, value: got }) => ({
      path,
      problem: `expected nothing before ${asked}, got ${shown(got)}`,
    }));
}

function to({ at }, asked, value) {
  const until = Date.parse(asked) + 2 * DAY_MS;
  return valuesAt(value, at)
    .filter((one) => (typeof one.value === 'number' ? one.value > until : one.value > asked))
    .map(({ path, value: got }) => ({ path, problem: `expected nothing after ${asked}, got ${shown(got)}` }));
}

function order({ field, by }, asked, value) {
  const at = by[asked];
  if (!at) return [];
  const numbers = valuesAt(value, at);
  const wrong = numbers.find(
    (one, index) => index > 0 && Number(one.value) > Number(numbers[index - 1].value),
  );
  if (!wrong) return [];
  return [
    {
      path: wrong.path,
      problem: `expected no more than in the entry before, as \`${field}\` asks for ${asked}`,
    },
  ];
}

/** The page that follows, where there is one. */
function nextPage({ field, next, at }, asked, value) {
  if (next === undefined) return { [field]: String(Number(asked) + 1) };
  const [place] = valuesAt(value, next);
  return valuesAt(value, at).length > 0 && place ? { [field]: String(place.value) } : undefined;
}

const textOf = (changes) =>
  Object.entries(changes)
    .map(([name, value]) => (value === undefined ? `no ${name}` : `${name}=${value}`))
    .join('&');

const keyOf = (entry) => JSON.stringify(entry);

/** Entries that are in both lists. */
function shared(at, value, other) {
  const keys = new Set(valuesAt(value, `${at}[]`).map((one) => keyOf(one.value)));
  return valuesAt(other, `${at}[]`).filter((one) => keys.has(keyOf(one.value)));
}

function samePage({ field, at }, value, other) {
  if (shared(at, value, other).length === 0) return [];
  return [{ path: `value.${at}`, problem: `expected other entries on the page after, by \`${field}\`` }];
}

function otherLanguage({ field }, asked) {
  return OTHER_LANGUAGE[asked] && { [field]: OTHER_LANGUAGE[asked] };
}

function sameWords({ at }, value, other, changes) {
  const words = (one) => valuesAt(one, at).map((text) => text.value);
  const [own, others] = [words(value), words(other)];
  if (own.length === 0 || keyOf(own) !== keyOf(others)) return [];
  return [
    { path: `value.${at}`, problem: `expected other words in ${Object.values(changes)[0]}, got the same` },
  ];
}

function otherValue({ field, than }, asked) {
  return asked === undefined || same(asked, than) ? undefined : { [field]: than ?? undefined };
}

function sameEntries({ field, at, than, disjoint }, value, other) {
  const [own] = valuesAt(value, at);
  // A single entry may be the first one of both.
  if (!Array.isArray(own?.value) || own.value.length < (disjoint ? 1 : 2)) return [];
  const [others] = valuesAt(other, at);
  const isSame = disjoint ? shared(at, value, other).length > 0 : keyOf(own.value) === keyOf(others?.value);
  if (!isSame) return [];
  return [
    {
      path: own.path,
      problem: disjoint
        ? `expected none of the entries that are there with \`${field}\` ${than}`
        : `expected other entries or another order than ${than === null ? `without \`${field}\`` : `with \`${field}\` ${than}`}, got the same list`,
    },
  ];
}

function something({ at }, _, other, changes) {
  const [found] = valuesAt(other, at);
  const isNothing = !found || found.value === '' || (Array.isArray(found.value) && found.value.length === 0);
  return isNothing ? [] : [{ path: found.path, problem: `expected nothing for ${textOf(changes)}` }];
}
