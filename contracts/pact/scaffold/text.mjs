/** @typedef {import('../command/scaffold.mjs').State} State */
/** @typedef {import('../command/scaffold.mjs').Parameter} Parameter */

const WIDTH = 100;

/** What stands at the top of each skeleton. */
export function headOf({ states, rows }) {
  return [
    `The provider-state endpoint for ${rows} rows of the contracts: ${states.length} states, those that most rows need first.`,
    'A handler makes its sentence true in a test environment, and answers the values named below it, with those of',
    'your own: what stands there is an example, and the state alone says which of them it has. `values` are what the',
    'states before it in the same row answered. Each parameter may be missing. Take out the line with notWritten of what',
    'is written, a handler or a parameter of it: until then it answers 404, and the run of the contracts says how many',
    'rows it would win. Never open this in production.',
  ];
}

/**
 * The sentence of a state as lines of a comment.
 * @param {State} state
 * @param {string} start  What each line begins with, such as `    // `.
 */
export function sentenceOf({ means, rows }, start) {
  return [...wrapped(means, WIDTH - start.length), `Needed by ${rows} ${rows === 1 ? 'row' : 'rows'}.`].map(
    (line) => `${start}${line}`.trimEnd(),
  );
}

/**
 * A parameter as lines of a comment: what it may be, and what is different then.
 * @param {Parameter} parameter
 * @param {string} start
 */
export function parameterOf({ name, kind, oneOf, means }, start) {
  const said =
    typeof means === 'object'
      ? [name, ...Object.entries(means).map(([value, one]) => `  ${value}: ${one}`)]
      : [`${name} (${oneOf ? oneOf.join(', ') : kind}): ${means}`.replace(/: $/, '')];
  return said.flatMap((text) => {
    const [, indent = '', words = ''] = /^( *)(.*)$/s.exec(text) ?? [];
    return wrapped(words, WIDTH - start.length - indent.length).map((line) => `${start}${indent}${line}`);
  });
}

/**
 * A name that a language keeps for itself, made usable.
 * @param {string} name
 * @param {readonly string[]} reserved
 */
export function usable(name, reserved) {
  return reserved.includes(name) ? `${name}_` : name;
}

/** An example as most languages write it; what nothing is known of is a text. */
export function literal(example) {
  return JSON.stringify(example ?? '…');
}

function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
