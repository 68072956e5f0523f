import { sameValue, shown, typeOf } from './words.mjs';

/** @typedef {import('./matching-rules.mjs').Matcher} Matcher */

/** Status classes of Pact V4: name, lowest and highest status. */
const STATUS_CLASSES = {
  info: [100, 199],
  success: [200, 299],
  redirect: [300, 399],
  clientError: [400, 499],
  serverError: [500, 599],
  nonError: [100, 399],
  error: [400, 599],
};

/** For each kind of matcher: whether a value passes, and what was expected, in words. */
const KINDS = {
  type: {
    passes: (value, _, example) => typeOf(value) === typeOf(example),
    expected: (_, example) => typeOf(example),
  },
  equality: {
    passes: (value, _, example) => sameValue(value, example),
    expected: (_, example) => shown(example),
  },
  regex: {
    passes: (value, { regex }) => isWhole(regex, textOf(value)),
    expected: ({ regex }) => `text like ${regex}`,
  },
  number: { passes: (value) => typeof value === 'number', expected: () => 'a number' },
  integer: { passes: (value) => Number.isInteger(value), expected: () => 'a whole number' },
  boolean: {
    passes: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
    expected: () => 'true or false',
  },
  null: { passes: (value) => value === null, expected: () => 'null' },
  statusCode: {
    passes: (value, { status }) => isStatus(value, status),
    expected: ({ status }) => (Array.isArray(status) ? `one of ${status.join(', ')}` : `any ${status}`),
  },
};

/**
 * What is wrong with a value, in words; nothing when it passes.
 * @param {unknown} value
 * @param {import('./matching-rules.mjs').RuleList} list
 * @param {unknown} example  The value in the pact file: what `type` and `equality` compare with.
 * @returns {string | undefined} what would have passed
 * @throws Error for a matcher of a kind that is not known here: what can't be checked never passes.
 */
export function expectedInstead(value, { matchers, combine }, example) {
  const checks = matchers.map((matcher) => ({ ...kindOf(matcher), matcher }));
  const failed = checks.filter(({ passes, matcher }) => !passes(value, matcher, example));
  const isWrong = combine === 'OR' ? failed.length === checks.length : failed.length > 0;
  if (!isWrong) return undefined;
  return failed
    .map(({ expected, matcher }) => expected(matcher, example))
    .join(combine === 'OR' ? ' or ' : ' and ');
}

/**
 * What a rule lets pass, in words.
 * @param {import('./matching-rules.mjs').RuleList} list
 * @param {unknown} example
 */
export function expectedOf({ matchers, combine }, example) {
  const words = matchers.map((matcher) => kindOf(matcher).expected(matcher, example));
  return words.join(combine === 'OR' ? ' or ' : ' and ');
}

/**
 * Refuses rules that can't be checked, wherever they stand.
 * @param {Record<string, any>} rules  `matchingRules` of a response.
 * @throws Error that names the kind.
 */
export function refuseUnknown(rules) {
  for (const [part, byPath] of Object.entries(rules)) {
    for (const { matchers } of part === 'status' ? [byPath] : Object.values(byPath)) matchers.forEach(kindOf);
  }
}

function kindOf({ match }) {
  if (Object.hasOwn(KINDS, match)) return KINDS[match];
  throw new Error(`The pact file has a matcher "${match}", which this command does not know`);
}

/** Pact's regular expressions have to match the whole text, with or without `^` and `$`. */
function isWhole(regex, text) {
  return new RegExp(regex, 'uy').exec(text)?.[0].length === text.length;
}

/** Regular expressions look at the text of a value, as it stands in the answer. */
function textOf(value) {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isStatus(value, status) {
  if (Array.isArray(status)) return status.includes(value);
  const [lowest, highest] = STATUS_CLASSES[status] ?? [];
  if (lowest === undefined)
    throw new Error(`The pact file has a status "${status}", which is not known here`);
  return value >= lowest && value <= highest;
}
