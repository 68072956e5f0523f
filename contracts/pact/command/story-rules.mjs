import { isSecret } from './secrets.mjs';
import { compared, foundAt, isMany, meansTheSame, resolved, sumOf, WrongPlace } from './story-values.mjs';
import { shown, typeOf } from './words.mjs';

/**
 * @typedef {import('./story-values.mjs').Operand} Operand
 * @typedef {import('./story-values.mjs').Place & { rule: string, value?: Operand }} Must  What must be true of an answer.
 * @typedef {{ words: string, test(found: any, wanted: any): boolean, expects(wanted: string): string,
 *   ofList?: true }} Rule  `words` with `*` for the value; `ofList`: of all values in the place together, else of each.
 */

const isAscending = (found, sign) =>
  found.every((one, index) => index === 0 || sign * compared(found[index - 1], one) <= 0);

/** The whole vocabulary. */
export const STORY_RULES = /** @type {Record<string, Rule>} */ ({
  equals: { words: 'is *', test: meansTheSame, expects: (wanted) => wanted },
  differs: {
    words: 'is not *',
    test: (found, wanted) => !meansTheSame(found, wanted),
    expects: (wanted) => `something else than ${wanted}`,
  },
  present: {
    words: 'is there',
    test: (found) => found !== undefined && found !== null && found !== '',
    expects: () => 'something',
  },
  absent: {
    words: 'is null or missing',
    test: (found) => found === undefined || found === null,
    expects: () => 'nothing',
  },
  more: {
    words: 'is more than *',
    test: (found, wanted) => compared(found, wanted) > 0,
    expects: (wanted) => `more than ${wanted}`,
  },
  less: {
    words: 'is less than *',
    test: (found, wanted) => compared(found, wanted) < 0,
    expects: (wanted) => `less than ${wanted}`,
  },
  atLeast: {
    words: 'is * at least',
    test: (found, wanted) => compared(found, wanted) >= 0,
    expects: (wanted) => `${wanted} at least`,
  },
  atMost: {
    words: 'is * at most',
    test: (found, wanted) => compared(found, wanted) <= 0,
    expects: (wanted) => `${wanted} at most`,
  },
  contains: {
    words: 'contains *',
    test: (found, wanted) => found.some((one) => meansTheSame(one, wanted)),
    expects: (wanted) => `${wanted} in it`,
    ofList: true,
  },
  lacks: {
    words: 'does not contain *',
    test: (found, wanted) => !found.some((one) => meansTheSame(one, wanted)),
    expects: (wanted) => `no ${wanted} in it`,
    ofList: true,
  },
  empty: {
    words: 'is empty',
    test: (found) => found.length === 0,
    expects: () => 'no entry',
    ofList: true,
  },
  notEmpty: {
    words: 'is not empty',
    test: (found) => found.length > 0,
    expects: () => 'an entry or more',
    ofList: true,
  },
  count: {
    words: 'has * entries',
    test: (found, wanted) => compared(found.length, wanted) === 0,
    expects: (wanted) => `${wanted} entries`,
    ofList: true,
  },
  countAtLeast: {
    words: 'has * entries or more',
    test: (found, wanted) => compared(found.length, wanted) >= 0,
    expects: (wanted) => `${wanted} entries or more`,
    ofList: true,
  },
  distinct: {
    words: 'has no value twice',
    test: (found) => new Set(found.map((one) => JSON.stringify(one))).size === found.length,
    expects: () => 'no value twice',
    ofList: true,
  },
  disjoint: {
    words: 'has nothing in common with *',
    test: (found, wanted) => !found.some((one) => [wanted].flat().some((other) => meansTheSame(one, other))),
    expects: (wanted) => `nothing in common with ${wanted}`,
    ofList: true,
  },
  within: {
    words: 'has nothing that is not in *',
    test: (found, wanted) =>
      found.length > 0 && found.every((one) => [wanted].flat().some((other) => meansTheSame(one, other))),
    expects: (wanted) => `nothing that is not in ${wanted}`,
    ofList: true,
  },
  ascending: {
    words: 'is in ascending order',
    test: (found) => isAscending(found, 1),
    expects: () => 'ascending order',
    ofList: true,
  },
  descending: {
    words: 'is in descending order',
    test: (found) => isAscending(found, -1),
    expects: () => 'descending order',
    ofList: true,
  },
  sum: {
    words: 'sums up to *',
    test: (found, wanted) => compared(sumOf(found), wanted) === 0,
    expects: (wanted) => `a sum of ${wanted}`,
    ofList: true,
  },
});

/**
 * What is wrong with an answer by one of a step's rules.
 * @param {Must} must
 * @param {unknown} value  `value` of the answer.
 * @param {import('./story-values.mjs').Known} known
 * @returns {{ path: string, problem: string }[]}
 * @throws NoSuchValue when the states have not answered what it is held against; Error for a rule that is not known here.
 */
export function ruleMismatches(must, value, known) {
  const rule = STORY_RULES[must.rule];
  if (!rule) throw new Error(`The stories have a rule "${must.rule}", which this command does not know`);
  const path = must.at === '' ? 'value' : `value.${must.at}`;
  try {
    const wanted = resolved(must.value, known);
    const found = foundAt(value, must, known);
    if (must.rule !== 'absent' && must.rule !== 'present') requireThere(found, must);
    const tried = isMany(must) && !rule.ofList ? found : [found];
    // What holds of each entry holds of one at least.
    const isKept = tried.length > 0 && tried.every((one) => rule.test(one, wanted));
    if (isKept) return [];
    const isHidden = [must, must.value].some(isOfSecret);
    const wrong = tried.length === 0 ? [] : tried.find((one) => !rule.test(one, wanted));
    const say = (one) => (isHidden ? typeOf(one ?? null) : inWords(one));
    const got = /^count/.test(must.rule) ? `${wrong.length} entries` : say(wrong);
    return [{ path, problem: `expected ${rule.expects(say(wanted))}, got ${got}` }];
  } catch (error) {
    if (error instanceof WrongPlace) return [{ path: error.path ?? path, problem: error.problem }];
    throw error;
  }
}

/** @throws WrongPlace where there is nothing to hold against anything. */
function requireThere(found, must) {
  const isMissing = isMany(must) ? found.includes(undefined) : found === undefined;
  if (isMissing) throw new WrongPlace(undefined, `expected something, got nothing`);
}

/** Whether a place or an operand names what must not be printed. */
function isOfSecret(one) {
  if (one === null || typeof one !== 'object' || Array.isArray(one)) return false;
  const { $given: given, at = '' } = one;
  return isSecret(given ?? at.slice(at.lastIndexOf('.') + 1));
}

const FEW = 5;

/** A value in a sentence; of a short list of plain values all of them. */
function inWords(value) {
  if (value === undefined) return 'nothing';
  const isPlain = (one) => one === null || typeof one !== 'object';
  if (!Array.isArray(value) || !value.every(isPlain)) return shown(value);
  if (value.length === 0) return 'an empty list';
  const more = value.length > FEW ? ` and ${value.length - FEW} more` : '';
  return `${value.slice(0, FEW).map(shown).join(', ')}${more}`;
}
