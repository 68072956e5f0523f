/** Milliseconds after which the edge gives an answer up (`GATEWAY_TIMEOUT_MS`); from half a second on one is slow. */
export const LONGEST_WAIT_MS = 15_000;
export const SLOW_MS = 500;
/** So many slow answers are named. */
const SLOWEST = 3;
/** How far the clocks of sender and backend may be apart: the site moves moments by the answer's `Date`. */
const CLOCKS_APART_MS = 10_000;

/**
 * What is wrong with when an answer came and with the clock it was dated by. Without a `Date` the clocks are taken to agree.
 * @param {{ sentAt: number, cameAt: number, date?: string | null }} times  Epoch milliseconds of the sender's clock.
 * @returns {{ path: string, problem: string }[]}
 */
export function timeMismatches({ sentAt, cameAt, date }) {
  const late = cameAt - sentAt > LONGEST_WAIT_MS;
  const dated = Date.parse(date ?? '');
  const isApart = dated < sentAt - CLOCKS_APART_MS || dated > cameAt + CLOCKS_APART_MS;
  const seconds = (cameAt - sentAt) / 1000;
  return [
    ...(late
      ? [
          {
            path: 'time',
            problem: `expected an answer within ${LONGEST_WAIT_MS / 1000} s, got one after ${seconds.toFixed(1)} s`,
          },
        ]
      : []),
    ...(isApart
      ? [{ path: 'header Date', problem: `expected about ${new Date(cameAt).toUTCString()}, got ${date}` }]
      : []),
  ];
}

/**
 * What is told of answers that came in time but slowly, as a line: how many, and the slowest of them.
 * @param {{ description: string, answerSeconds?: number }[]} rows
 * @returns {string[]} none where no answer was slow
 */
export function slowLines(rows) {
  const slow = rows.filter(({ answerSeconds = 0 }) => answerSeconds * 1000 > SLOW_MS);
  if (slow.length === 0) return [];
  slow.sort((one, other) => other.answerSeconds - one.answerSeconds);
  const named = slow.slice(0, SLOWEST).map((row) => `${row.description} ${secondsText(row.answerSeconds)}`);
  const more = slow.length > SLOWEST ? `, and ${slow.length - SLOWEST} more` : '';
  const came = slow.length === 1 ? '1 answer took' : `${slow.length} answers took`;
  return [`${came} longer than ${SLOW_MS / 1000} s: ${named.join(', ')}${more}.`];
}

/** A time as the table has it. */
export function secondsText(seconds) {
  return `${seconds.toFixed(2)} s`;
}
