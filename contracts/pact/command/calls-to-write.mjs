import { counted, someOf } from './some-of.mjs';

/** How a backend answers where it has no such call: the path or the method is not there, or is not implemented. */
const NOT_THERE = [404, 405, 501];
const FIRST_CALLS = 6;
const WIDTH = 100;
const MOST_LINES = 3;

/**
 * The calls that a backend does not have yet, as far as its answers tell: every row of theirs was answered 404, 405 or
 * 501. Those with most rows come first.
 * @param {import('./verify-interaction.mjs').Row[]} rows
 * @returns {{ id: string, call: string, rows: import('./verify-interaction.mjs').Row[] }[]}
 */
export function callsToWrite(rows) {
  const byCall = new Map();
  for (const row of rows.filter(wasAnswered)) byCall.set(row.id, [...(byCall.get(row.id) ?? []), row]);
  return [...byCall.values()]
    .filter((own) => own.every(isNotThere))
    .map((own) => ({ id: own[0].id, call: own[0].call, rows: own }))
    .sort((one, other) => other.rows.length - one.rows.length);
}

const isNotThere = ({ result, status }) =>
  (result === 'failed' || result === 'known' || result === 'pending') && NOT_THERE.includes(status);
const wasAnswered = ({ ok, status }) => ok || status !== undefined;

/**
 * The same as lines for the end of a verification; none when every call is there.
 * @param {import('./verify-interaction.mjs').Row[]} rows
 * @returns {string[]}
 */
export function callsToWriteLines(rows) {
  const calls = callsToWrite(rows);
  if (calls.length === 0) return [];
  const { shown, more } = someOf(calls, FIRST_CALLS);
  const statuses = [...new Set(calls.flatMap(({ rows: own }) => own.map(({ status }) => status)))].sort();
  const are = calls.length === 1 ? 'answers' : 'answer';
  return [
    `${counted(calls.length, 'call')} ${are} ${statuses.join(' or ')}, still to be written (--explain says what each has to answer):`,
    ...shown.map(({ id, call, rows: own }) => `${rowsText(own)}  ${id}  ${call}`),
    ...(more.length > 0 ? namesLines(more) : []),
  ];
}

const rowsText = ({ length }) => counted(length, 'row').padStart(9);

/** As many names as some lines take. */
function namesLines(calls) {
  const lines = [`      and ${calls.length} more:`];
  for (const { id } of calls) {
    const line = lines.at(-1);
    if (line.length + id.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${line} ${id}${id === calls.at(-1).id ? '' : ','}`;
    else if (lines.length < MOST_LINES)
      lines.push(`      ${' '.repeat(4)}${id}${id === calls.at(-1).id ? '' : ','}`);
    else return [...lines.slice(0, -1), `${line} …`];
  }
  return lines;
}
