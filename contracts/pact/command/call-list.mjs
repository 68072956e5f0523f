import { counted } from './some-of.mjs';
import { meaningLines } from './state-text.mjs';

/**
 * The calls that rows are of, with their routes, and what these rows ask of the states.
 * @param {{ id: string, call: string, interaction: any }[]} rows
 * @param {Record<string, any>} catalogue
 * @returns {string[]}
 */
export function callListLines(rows, catalogue) {
  const calls = groupedBy(rows, ({ id }) => id);
  const width = Math.max(...calls.map(([id]) => id.length)) + 2;
  const asked = rows.flatMap(({ interaction }) => interaction.providerStates ?? []);
  const states = groupedBy(asked, ({ name }) => name);
  return [
    `${counted(calls.length, 'call')}, ${counted(rows.length, 'row')}; --explain says of each call what it has to answer`,
    ...calls.map(
      ([id, own]) => `${counted(own.length, 'row').padStart(9)}  ${id.padEnd(width)}${own[0].call}`,
    ),
    ...(states.length > 0
      ? [
          '',
          `${counted(states.length, 'state')}, as these rows ask for ${states.length === 1 ? 'it' : 'them'}`,
        ]
      : []),
    ...states.flatMap(([name, own]) => [
      `  ${name}`,
      ...(Object.hasOwn(catalogue, name) ? meaningLines(name, catalogue[name], own) : []),
    ]),
  ];
}

function groupedBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}
