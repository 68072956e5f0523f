/**
 * @typedef {{ match: string, [option: string]: any }} Matcher  One condition, as a pact file writes it.
 * @typedef {{ matchers: Matcher[], combine?: string }} RuleList
 * @typedef {{ tokens: string[], list: RuleList, at: number, weight: number, inherited: boolean }} Candidate
 * A rule on its way down a body: `at` of its `tokens` agree with the place reached; `inherited` when that is
 * below the rule's own place.
 */

const TOKEN = /\.([^.[]+)|\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]/y;

/**
 * The parts of a path such as `$.value.list[*].nodeId`, `[*]` for any entry, `*` for any member.
 * @param {string} path
 * @returns {string[]}
 * @throws Error when it is no path of a pact file.
 */
export function tokensOf(path) {
  const tokens = [];
  TOKEN.lastIndex = 1;
  while (path.startsWith('$') && TOKEN.lastIndex < path.length) {
    const found = TOKEN.exec(path);
    if (!found) break;
    const [, name, index, quoted] = found;
    tokens.push(name ?? (index === '*' ? '[*]' : (index ?? quoted.replace(/\\(.)/g, '$1'))));
    if (TOKEN.lastIndex === path.length) return tokens;
  }
  if (path === '$') return tokens;
  throw new Error(`The pact file has a path that can't be read: ${path}`);
}

/**
 * The rules of a body, all at its root.
 * @param {Record<string, RuleList>} rules
 * @returns {Candidate[]}
 */
export function rulesAtRoot(rules = {}) {
  return Object.entries(rules).map(([path, list]) => ({
    tokens: tokensOf(path),
    list,
    at: 0,
    weight: 2,
    inherited: false,
  }));
}

/**
 * The rules that still hold one step further down, in the member or entry `step`.
 * @param {Candidate[]} candidates
 * @param {string | number} step
 * @returns {Candidate[]}
 */
export function rulesBelow(candidates, step) {
  const below = [];
  for (const candidate of candidates) {
    const { tokens, at, weight } = candidate;
    if (at === tokens.length) below.push(candidate.inherited ? candidate : { ...candidate, inherited: true });
    else {
      const agreement = agreementOf(tokens[at], step);
      if (agreement > 0) below.push({ ...candidate, at: at + 1, weight: weight * agreement });
    }
  }
  return below;
}

/**
 * The rule that holds here: the most specific one, a name before a wildcard, a long path before a short one.
 * @param {Candidate[]} candidates
 * @returns {Candidate | undefined}
 */
export function ruleHere(candidates) {
  let best;
  for (const candidate of candidates) {
    if (candidate.at === candidate.tokens.length && (!best || rankOf(candidate) >= rankOf(best))) {
      best = candidate;
    }
  }
  return best;
}

/** Rank in the specification: the weight of the agreement times the length of the path, `$` counted. */
function rankOf({ tokens, weight }) {
  return weight * (tokens.length + 1);
}

function agreementOf(token, step) {
  if (token === String(step)) return 2;
  return token === '*' || (token === '[*]' && typeof step === 'number') ? 1 : 0;
}
