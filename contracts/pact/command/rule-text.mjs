/** @typedef {import('./behaviour.mjs').EchoRule} EchoRule */

/** Comments of an interaction that say something of its answer in words of this file. */
export const RULES_IN_WORDS = ['echoes', 'holds', 'moments'];

const asked = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Of each rule what a gateway has to do for it (`contracts/echo.ts`). */
const ECHOES = {
  equals: ({ field, at, of }) =>
    of ? `${at} is what ${field} stands for: ${meanings(of)}` : `${at} is the ${field} that was asked for`,
  first: ({ field, at }) =>
    `the first ${at} has the ${field} that was asked for in it, whatever case and accents`,
  most: ({ field, at }) =>
    `${at} has no more entries than ${field} says; where there are two, it is asked once more with ${field}=1`,
  from: ({ field, at }) => `no ${at} is before ${field}`,
  to: ({ field, at }) => `no ${at} is after ${field}`,
  order: ({ field, by }) => `entries fall as ${field} says: ${meanings(by)}`,
  page: ({ field, at, next }) =>
    next
      ? `asked once more with ${field} as ${next} has it, ${at} has other entries`
      : `asked once more with the next ${field}, ${at} has other entries`,
  language: ({ field, at }) => `asked once more with the other ${field}, ${at} has other words (VI, EN)`,
  apart: ({ field, at, than, disjoint }) => {
    const how = than === null ? `without ${field}` : `with ${field}=${than}`;
    return disjoint
      ? `asked once more ${how}, ${at} has none of these entries`
      : `asked once more ${how}, ${at} has other entries or another order`;
  },
  nothing: ({ at, asked: values }) => `asked once more with ${asked(values)}, ${at} has nothing`,
};

/** What each value of a request stands for. */
function meanings(of) {
  return Object.entries(of)
    .map(([value, meant]) => `${value}: ${[meant].flat().join(' or ')}`)
    .join('; ');
}

/** Of an entry of a list one is so. */
const oneOf = (at) => (at.includes('[]') ? `one ${at}` : at);

function heldText({ at, is }) {
  if (is === 'positive') return `${oneOf(at)} is more than 0`;
  if (is === 'set') return `${oneOf(at)} is neither empty, 0 nor N`;
  const values = is.map((value) => JSON.stringify(value));
  const last = values.pop();
  return `${oneOf(at)} is ${values.length > 0 ? `${values.join(', ')} or ` : ''}${last}`;
}

const momentText = ({ at, is }) => `${at} is a moment ${is === 'past' ? 'that is past' : 'to come'}`;

/**
 * What the rules in the comments of an interaction ask of its answer, a sentence each.
 * @param {{ comments?: { echoes?: EchoRule[], holds?: { at: string, is: any }[], moments?: { at: string, is: string }[] } }} interaction
 * @returns {string[]}
 */
export function ruleSentences({ comments = {} }) {
  const { echoes = [], holds = [], moments = [] } = comments;
  return [
    ...echoes.map((echo) => ECHOES[echo.rule]?.(echo) ?? JSON.stringify(echo)),
    ...holds.map(heldText),
    ...moments.map(momentText),
  ];
}

/**
 * The same of all rows of a call, each sentence once; where the first row has it not, with those that have it.
 * @param {{ answer: string, interaction: any }[]} rows
 * @returns {string[]}
 */
export function ruleLines(rows) {
  const where = new Map();
  for (const { answer, interaction } of rows) {
    for (const sentence of ruleSentences(interaction)) {
      where.set(sentence, new Set([...(where.get(sentence) ?? []), answer]));
    }
  }
  return [...where].map(([sentence, answers]) => {
    const names = [...answers];
    if (names[0] === rows[0].answer) return `  ${sentence}`;
    const others =
      names.length > 2 ? `, and ${names.length - 1} more` : names.slice(1).map((one) => `, ${one}`);
    return `  ${sentence} (${names[0]}${[others].flat().join('')})`;
  });
}
