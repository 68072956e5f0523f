import { counted } from './some-of.mjs';

/**
 * The states that an endpoint lacks, in the order that lets most rows be judged first. A row counts when all its
 * states are there; how many rows are complete by then stands beside each state. One that is there, but not with all
 * parameters, is named with those that it lacks.
 * @param {{ missingStates: string[], states?: string }[]} rows
 * @returns {{ state: string, rows: number }[]}
 */
export function statesToWrite(rows) {
  const written = new Set(rows.flatMap((row) => askedIn(row).filter((state) => !isMissing(state, row))));
  let open = rows.map((row) => new Set(lackedBy(row, written))).filter(({ size }) => size > 0);
  const total = open.length;
  const order = [];
  while (open.length > 0) {
    const state = nextOf(open);
    open = open
      .map((missing) => new Set([...missing].filter((name) => name !== state)))
      .filter(({ size }) => size > 0);
    order.push({ state, rows: total - open.length });
  }
  return order;
}

const askedIn = ({ states = '' }) => (states ? states.split(' and ') : []);
const nameOf = (state) => state.replace(/ \(.*\)$/, '');
const isMissing = (state, { missingStates }) => missingStates.includes(nameOf(state));

function lackedBy(row, written) {
  const names = new Set([...written].map(nameOf));
  return row.missingStates.flatMap((name) => {
    if (!names.has(name)) return [name];
    return askedIn(row).filter((state) => nameOf(state) === name && !written.has(state));
  });
}

/**
 * The same as lines for the end of a verification; none when nothing is missing.
 * @param {{ missingStates: string[], states?: string }[]} rows
 * @returns {string[]}
 */
export function statesToWriteLines(rows) {
  const order = statesToWrite(rows);
  if (order.length === 0) return [];
  const first = Math.min(3, order.length);
  const which = first === 1 ? 'the first lets' : `the first ${first} let`;
  return [
    `${counted(order.length, 'state')} ${order.length === 1 ? 'is' : 'are'} still to write; ${which} ${counted(order[first - 1].rows, 'row')} be judged:`,
    ...order.map(({ state, rows: sum }, index) => gainText(sum - (order[index - 1]?.rows ?? 0), sum) + state),
  ];
}

/** What a state brings, and all rows so far. */
const gainText = (gain, sum) => `${`+${gain}`.padStart(6)} (${sum})  `.padEnd(16);

/** The state that completes most rows; between equals the one that most rows wait for. */
function nextOf(open) {
  const names = [...new Set(open.flatMap((missing) => [...missing]))];
  const completes = (name) => open.filter((missing) => missing.size === 1 && missing.has(name)).length;
  const waits = (name) => open.filter((missing) => missing.has(name)).length;
  const ranked = names.map((name) => ({ name, completes: completes(name), waits: waits(name) }));
  ranked.sort((one, other) => other.completes - one.completes || other.waits - one.waits);
  return ranked[0].name;
}
