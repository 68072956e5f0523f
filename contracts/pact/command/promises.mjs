import { expectedOf } from './matchers.mjs';
import { ruleHere, rulesAtRoot, rulesBelow } from './matching-rules.mjs';
import { stateText } from './provider-states.mjs';
import { shown } from './words.mjs';

/**
 * @typedef {{ requests: Map<string, Map<string, string>>, answers: Map<string, Map<string, string>>, refusals:
 *   Map<string, Map<string, string>>, states: Set<string> }} Promises
 * What the pact files say of one call: each request by its name, as place and value; of each success and each refusal,
 * by the same name, what is read and what passes for it; its states.
 */

/**
 * What pact files promise, call by call, in a form that can be compared.
 * @param {any[]} interactions
 * @returns {{ calls: Map<string, Promises>, values: Map<string, Set<string>> }} `values`: what each state
 * answers.
 */
export function promisesOf(interactions) {
  const calls = new Map();
  const values = new Map();
  for (const interaction of interactions) {
    const [id, ...rest] = interaction.description.split(': ');
    if (!calls.has(id))
      calls.set(id, { requests: new Map(), answers: new Map(), refusals: new Map(), states: new Set() });
    addTo(calls.get(id), rest.join(': '), interaction);
    addValues(values, interaction);
  }
  return { calls, values };
}

function addTo({ requests, answers, refusals, states }, name, interaction) {
  const { request, response, providerStates = [] } = interaction;
  requests.set(name, placesOf(request, providerStates));
  for (const state of providerStates) states.add(stateText(state));
  const isRefusal = name.startsWith('refused');
  const promised = new Map([...statusOf(response), ...fieldsOf(response), ...headersOf(response)]);
  for (const [rule, value] of Object.entries(interaction.comments ?? {})) {
    if (!SAID_TO_TOOLS.includes(rule)) promised.set(`rule ${rule}`, JSON.stringify(value));
  }
  (isRefusal ? refusals : answers).set(name, promised);
}

/** What stands in the comments of an interaction and asks nothing of an answer. */
const SAID_TO_TOOLS = ['text', 'testname', 'siteWide', 'level'];

function statusOf({ status, matchingRules = {} }) {
  const rule = matchingRules.status;
  return [['status', rule ? expectedOf(rule, status) : String(status)]];
}

/** Every place of a request with its value; what a state answers stands as `${name}`. */
function placesOf({ method, path, query = {}, headers = {}, body, generators = {} }, providerStates) {
  const places = new Map([
    ['call', `${method} ${path}`],
    ['given', providerStates.map(stateText).join(' and ')],
  ]);
  for (const [name, value] of Object.entries(query)) places.set(`query ${name}`, value.join(', '));
  for (const [name, value] of Object.entries(headers)) places.set(`header ${name}`, value.join(', '));
  if (typeof body?.content === 'object') {
    for (const [name, value] of Object.entries(body.content))
      places.set(`body ${name}`, JSON.stringify(value));
  } else if (body) {
    for (const [name, value] of new URLSearchParams(body.content))
      places.set(`body ${name}`, JSON.stringify(value));
  }
  for (const [part, byPlace] of Object.entries(generators)) {
    for (const [place, { expression }] of Object.entries(byPlace)) {
      places.set(`${part} ${place.replace(/^\$\.?/, '')}`, expression);
    }
  }
  return places;
}

function fieldsOf({ body, matchingRules = {} }) {
  return body ? new Map(walk(body.content, rulesAtRoot(matchingRules.body), '')) : new Map();
}

/** Every field with what passes for it; of a list, its first entry stands for all. */
function* walk(example, rules, path) {
  const rule = ruleHere(rules);
  const passing = rule ? expectedOf(rule.list, example) : `exactly ${shown(example)}`;
  if (Array.isArray(example)) {
    const min = Math.max(0, ...(rule?.list.matchers ?? []).map(({ min: least = 0 }) => least));
    yield [path, min > 0 ? `a list of ${min} or more` : 'a list'];
    if (example.length > 0) yield* walk(example[0], rulesBelow(rules, 0), `${path}[]`);
  } else if (example !== null && typeof example === 'object') {
    if (path !== '' && !path.endsWith('[]')) yield [path, 'an object'];
    for (const [name, member] of Object.entries(example)) {
      yield* walk(member, rulesBelow(rules, name), path === '' ? name : `${path}.${name}`);
    }
  } else yield [path, passing];
}

function headersOf({ headers = {}, matchingRules = {} }) {
  return Object.entries(headers).map(([name, examples]) => {
    const rule = matchingRules.header?.[name];
    return [`header ${name}`, rule ? expectedOf(rule, examples[0]) : `exactly ${examples.join(', ')}`];
  });
}

/** The values of a request come from its states; with several of them it is open which one answers. */
function addValues(values, { providerStates = [], request }) {
  const names = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(
    ([, name]) => name,
  );
  const states = providerStates.map(({ name }) => `"${name}"`).join(' and ');
  if (!values.has(states)) values.set(states, new Set());
  for (const name of names) values.get(states).add(name);
}
