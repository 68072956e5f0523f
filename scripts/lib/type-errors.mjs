/** So much of a type is told; the whole of it stands in the editor. */
const TOLD = 60;
const HEAD = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const LONG_TYPE = new RegExp(
  `\\btype '([^\\n]{${TOLD}})[^\\n]*?'(?=(?: is not | is missing | but |, but |\\. |\\.$))`,
  'g',
);
const PLACE = /^(?:The types of|Types of property) '([^']+)' /;

/**
 * What TypeScript says is wrong, each thing in three lines at most: where, in which field, and why.
 * @param {string} output of tsc with `--pretty false`
 */
export function shortened(output) {
  const blocks = output.trimEnd().split(/\n(?! )/);
  return blocks.map(shortenedBlock).join('\n');
}

function shortenedBlock(block) {
  const [first = '', ...reasons] = block.split('\n');
  const head = HEAD.exec(first);
  if (!head) return block;
  const [, file, line, column, code, message] = head;
  const at = `${file}:${line}:${column} ${code}`;
  const lines = reasons.map((reason) => reason.trim());
  const field = lines.map((reason) => PLACE.exec(reason)?.[1] ?? '').filter(Boolean);
  const why = lines.at(-1) ?? message;
  return [
    at,
    ...(field.length > 0 ? [`  ${field.join('.')}`] : []),
    `  ${why.replace(LONG_TYPE, "type '$1…'")}`,
  ].join('\n');
}
