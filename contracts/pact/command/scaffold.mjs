import { dotnet } from '../scaffold/dotnet.mjs';
import { go } from '../scaffold/go.mjs';
import { node } from '../scaffold/node.mjs';
import { php } from '../scaffold/php.mjs';
import { spring } from '../scaffold/spring.mjs';
import { chosen } from './chosen.mjs';
import { exampleOf, readCatalogue } from './explain.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';

/**
 * @typedef {{ name: string, kind: 'text' | 'number' | 'boolean', oneOf?: (string | number)[], means: string | Record<string, string> }} Parameter
 * @typedef {{ name: string, means: string, parameters: Parameter[], answers: [name: string, example: unknown][], rows: number }} State
 * A state as a skeleton has it: the parameters that the chosen rows tell it, and how many of them need it.
 */

const LANGUAGES = { node, spring, go, dotnet, php };
/** What a skeleton can be written in. */
export const SCAFFOLDS = Object.keys(LANGUAGES);

/**
 * A provider-state endpoint for the rows that the options choose, in one of `SCAFFOLDS`: each handler with its sentence,
 * its parameters and the values to answer, those that most rows need first. None is written: each answers 404.
 * @param {string} language
 * @param {Parameters<typeof chosen>[0]} options
 * @returns {string}
 */
export function scaffoldOf(language, options) {
  const work = chosen(options);
  return LANGUAGES[language]({ states: statesOf(work), rows: work.length });
}

/** @returns {State[]} */
function statesOf(work) {
  const catalogue = readCatalogue();
  const all = readInteractions(pactFiles({}));
  const rows = new Map();
  const told = new Map();
  for (const { interaction } of work) {
    const states = interaction.providerStates ?? [];
    for (const name of new Set(states.map(({ name }) => name))) rows.set(name, (rows.get(name) ?? 0) + 1);
    for (const { name, params = {} } of states)
      told.set(name, new Set([...(told.get(name) ?? []), ...Object.keys(params)]));
  }
  return [...rows]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => {
      const { means = '', takes = {}, values = [] } = catalogue[name] ?? {};
      return {
        name,
        means,
        parameters: Object.entries(takes)
          .filter(([parameter]) => told.get(name).has(parameter))
          .map(parameterOf),
        answers: values.map((value) => [value, exampleOf(value, name, all)]),
        rows: count,
      };
    });
}

/** @returns {Parameter} */
function parameterOf([name, taken]) {
  const { is, means = '' } = taken.is ? taken : { is: taken };
  if (!Array.isArray(is)) return { name, kind: KINDS[is] ?? is, means };
  return { name, kind: typeof is[0] === 'number' ? 'number' : 'text', oneOf: is, means };
}

/** Texts by any other name. */
const KINDS = { string: 'text' };
