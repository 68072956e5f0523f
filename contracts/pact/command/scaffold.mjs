import { dotnet } from '../scaffold/dotnet.mjs';
import { go } from '../scaffold/go.mjs';
import { node } from '../scaffold/node.mjs';
import { php } from '../scaffold/php.mjs';
import { spring } from '../scaffold/spring.mjs';
import { chosen } from './chosen.mjs';
import { exampleOf, readCatalogue } from './explain.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';

/**
 * @typedef {{ name: string, kind: 'text' | 'number' | 'boolean', oneOf?: (string | number)[] }} Parameter
 * @typedef {{ name: string, means: string, parameters: Parameter[], answers: [name: string, example: unknown][], rows: number }} State
 * A state as a skeleton has it: `rows` is how many of the chosen rows need it.
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
  for (const { interaction } of work) {
    const names = new Set((interaction.providerStates ?? []).map(({ name }) => name));
    for (const name of names) rows.set(name, (rows.get(name) ?? 0) + 1);
  }
  return [...rows]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => {
      const { means = '', takes = {}, values = [] } = catalogue[name] ?? {};
      return {
        name,
        means,
        parameters: Object.entries(takes).map(parameterOf),
        answers: values.map((value) => [value, exampleOf(value, name, all)]),
        rows: count,
      };
    });
}

/** @returns {Parameter} */
function parameterOf([name, kind]) {
  if (!Array.isArray(kind)) return { name, kind };
  return { name, kind: typeof kind[0] === 'number' ? 'number' : 'text', oneOf: kind };
}
