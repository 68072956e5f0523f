import { expectedInstead, refuseUnknown } from './matchers.mjs';
import { ruleHere, rulesAtRoot, rulesBelow } from './matching-rules.mjs';
import { isSecret } from './secrets.mjs';
import { sameValue, shown, typeOf } from './words.mjs';

/**
 * @typedef {{ path: string, problem: string }} Mismatch  Where (`value.list[2].nodeId`) and what, in words.
 * @typedef {{ status: number, headers?: Record<string, string[]>, body?: { content: unknown },
 *   matchingRules?: Record<string, any> }} PactResponse
 */

/**
 * What an answer lacks of the response that a pact file (V4) promises; nothing when it is kept. Members that
 * the file does not have are welcome. The rules are those of the Pact specification; docs/decisions/024 says
 * what differs.
 * @param {PactResponse} response  `response` of an interaction.
 * @param {{ status: number, headers: HeadersInit, body: string }} answer  The body as text.
 * @returns {Mismatch[]}
 * @throws Error when the file has a rule that is not known here: what can't be checked never passes.
 */
export function mismatchesOf(response, { status, headers, body }) {
  const { rules, inBody } = rulesOf(response);
  return [
    ...statusMismatches(response.status, rules.status, status),
    ...headerMismatches(response.headers ?? {}, rules.header ?? {}, new Headers(headers)),
    ...(response.body ? bodyMismatches(response.body.content, inBody, body) : []),
  ];
}

const known = new WeakMap();

/** The rules of a response, read once: the proof holds thousands of answers against one. */
function rulesOf(response) {
  const read = known.get(response);
  if (read) return read;
  const rules = response.matchingRules ?? {};
  refuseUnknown(rules);
  const found = { rules, inBody: rulesAtRoot(rules.body) };
  known.set(response, found);
  return found;
}

function statusMismatches(expected, rule, status) {
  const passing = rule ? expectedInstead(status, rule, expected) : status !== expected && String(expected);
  return passing ? [{ path: 'status', problem: `expected ${passing}, got ${status}` }] : [];
}

function headerMismatches(expected, rules, headers) {
  return Object.entries(expected).flatMap(([name, examples]) => {
    const value = headers.get(name);
    const path = `header ${name}`;
    if (value === null) return [{ path, problem: 'expected, but it is missing' }];
    const rule = Object.entries(rules).find(([ruled]) => ruled.toLowerCase() === name.toLowerCase())?.[1];
    const passing = rule
      ? passingHeader(value, examples, rule)
      : !sameValue(entriesOf(value), entriesOf(examples.join())) && shown(examples.join(', '));
    return passing
      ? [{ path, problem: `expected ${passing}, got ${isSecret(name) ? '…' : shown(value)}` }]
      : [];
  });
}

/** A header with several values in the file is checked value by value. */
function passingHeader(value, examples, rule) {
  const values = examples.length > 1 ? entriesOf(value) : [value];
  return values.map((one) => expectedInstead(one, rule, examples[0])).find(Boolean);
}

function entriesOf(header) {
  return header.split(',').map((entry) => entry.trim());
}

function bodyMismatches(example, rules, text) {
  const value = parsed(text);
  if (value !== undefined) return [...valueMismatches(example, value, rules, '')];
  return [{ path: 'body', problem: text === '' ? 'expected JSON, got nothing' : 'expected JSON' }];
}

/** A byte-order mark may stand before the answer: the site reads over it. */
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** @returns {Generator<Mismatch>} */
function* valueMismatches(example, value, rules, path) {
  const rule = ruleHere(rules);
  if (example === null || typeof example !== 'object') yield* plainMismatches(example, value, rule, path);
  else if (typeOf(example) !== typeOf(value)) yield mismatch(path, typeOf(example), value);
  else if (Array.isArray(example)) yield* listMismatches(example, value, rules, path);
  else yield* objectMismatches(example, value, rules, path);
}

function* plainMismatches(example, value, rule, path) {
  const passing = rule
    ? expectedInstead(value, rule.list, example)
    : !sameValue(example, value) && shown(example);
  if (passing) yield mismatch(path, passing, value);
}

function* objectMismatches(example, value, rules, path) {
  yield* containerMismatches(example, value, ruleHere(rules), path);
  for (const [name, member] of Object.entries(example)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (Object.hasOwn(value, name))
      yield* valueMismatches(member, value[name], rulesBelow(rules, name), place);
    else yield { path: place, problem: 'expected, but it is missing' };
  }
}

function* listMismatches(example, value, rules, path) {
  const rule = ruleHere(rules);
  // A rule for a list without an example says nothing: so the specification's own verifier has it.
  if (rule && example.length === 0) return;
  yield* containerMismatches(example, value, rule, path);
  if (!rule && example.length !== value.length) {
    yield { path, problem: `expected ${example.length} entries, got ${value.length}` };
  }
  for (const [index, entry] of value.entries()) {
    const place = `${path}[${index}]`;
    if (index < example.length)
      yield* valueMismatches(example[index], entry, rulesBelow(rules, index), place);
    else if (rule) yield* valueMismatches(example[0], entry, rulesBelow(rules, index), place);
  }
}

/** What a rule says of a list or an object itself; what is in them is checked one by one. */
function* containerMismatches(example, value, rule, path) {
  if (!rule) return;
  const passing = expectedInstead(value, rule.list, example);
  if (passing) yield mismatch(path, passing, value);
  if (rule.inherited) return;
  const size = Object.keys(value).length;
  for (const { min = 0, max = Number.POSITIVE_INFINITY } of rule.list.matchers) {
    if (size < min) yield { path, problem: `expected ${min} or more entries, got ${size}` };
    if (size > max) yield { path, problem: `expected ${max} entries at most, got ${size}` };
  }
}

function mismatch(path, passing, value) {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const got = value !== null && isSecret(name) ? typeOf(value) : shown(value);
  return { path: path || 'body', problem: `expected ${passing}, got ${got}` };
}
