import { stateText } from './provider-states.mjs';

/**
 * @typedef {{ name: string, params?: Record<string, unknown> }} State
 * @typedef {{ is: unknown, means: string | Record<string, string> }} Told
 * @typedef {{ means: string, takes: Record<string, unknown>, values: string[] }} Entry  One of the catalogue.
 */

/**
 * What a state means, as lines: its own sentence, and those of the parameters that it is asked for with.
 * @param {string} name
 * @param {Entry} entry
 * @param {State[]} asked  How it is asked for.
 * @param {string} [indent]
 */
export function meaningLines(name, entry, asked, indent = '      ') {
  const used = Object.entries(entry.takes).flatMap(([parameter, kind]) => {
    const values = [...new Set(asked.map(({ params = {} }) => params[parameter]))];
    return parameterLines(
      parameter,
      kind,
      values.filter((value) => value !== undefined),
      indent,
    );
  });
  const isAll = Object.keys(entry.takes).every((parameter) =>
    asked.some(({ params = {} }) => params[parameter] !== undefined),
  );
  const more = isAll ? [] : [`${indent}Other parameters of it: --explain '${name}'`];
  return [`${indent}${entry.means}`, ...used, ...more];
}

/**
 * What is true where a parameter is told, for those of its values that are asked for.
 * @param {string} name
 * @param {unknown} kind  As the catalogue has it.
 * @param {unknown[]} values
 * @param {string} indent
 */
export function parameterLines(name, kind, values, indent) {
  if (values.length === 0) return [];
  const means = meansOf(kind);
  if (typeof means === 'object')
    return values.map((value) => `${indent}  ${name}: ${value}  ${means[String(value)]}`);
  const shown = kindOf(kind) === 'text' ? 'text' : values.join(', ');
  return [`${indent}  ${name}: ${shown}${means ? `  ${means}` : ''}`];
}

const kindOf = (kind) => /** @type {Told} */ (kind)?.is ?? kind;
const meansOf = (kind) => /** @type {Told} */ (kind)?.means;

/** What a state says as it is asked for. */
function saidOf({ params = {} }, entry) {
  const said = Object.entries(params).map(([parameter, value]) => {
    const means = meansOf(entry.takes[parameter]);
    return typeof means === 'object' ? means[String(value)] : means;
  });
  return [entry.means, ...said].join(' ');
}

/**
 * Which values each state of an interaction has to answer for its request, in the order of the states: of several that
 * name a value the last one, and each its token, by which the later ones find the member.
 * @param {any} interaction
 * @param {Record<string, Entry>} catalogue
 * @returns {string[][]}
 */
export function neededValues({ providerStates: states = [], request }, catalogue) {
  const needed = states.map(() => []);
  for (const value of valuesIn(request)) {
    const may = [...states.keys()].filter((at) => catalogue[states[at].name]?.values.includes(value));
    const telling = may.filter((at) =>
      saidOf(states[at], catalogue[states[at].name]).includes(`\`${value}\``),
    );
    const those = telling.length > 0 ? telling : may;
    for (const at of value === 'token' ? those : those.slice(-1)) needed[at].push(value);
  }
  return needed;
}

/** Names of the values that go into a request. */
function valuesIn({ generators = {} }) {
  const text = JSON.stringify(generators);
  return [...new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))];
}

/**
 * With which parameters a state is asked for, by how many rows, and which values these need, the most rows first.
 * @param {string} name
 * @param {any[]} interactions
 * @param {Record<string, Entry>} catalogue
 * @returns {{ state: State, rows: number, needs: string[], isAlone: boolean }[]}
 */
export function waysOf(name, interactions, catalogue) {
  const ways = new Map();
  for (const interaction of interactions) {
    const needed = neededValues(interaction, catalogue);
    const states = interaction.providerStates ?? [];
    const seen = new Set();
    for (const [at, state] of states.entries()) {
      if (state.name !== name) continue;
      const text = stateText(state);
      const way = ways.get(text) ?? { state, rows: 0, needs: [] };
      const needs = [...new Set([...way.needs, ...needed[at]])];
      ways.set(text, { state, rows: way.rows + (seen.has(text) ? 0 : 1), needs });
      seen.add(text);
    }
  }
  return [...ways.values()].sort((one, other) => other.rows - one.rows);
}
