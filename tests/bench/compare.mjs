import { load } from './load.mjs';
import { median, times } from './rows.mjs';

const ROUNDS = times(5);
const BOUNDS = { seconds: 2, requests: 4000 };

/**
 * Loads the site and its floor in turn, several times, and takes the medians: a busy moment of the machine meets both.
 * @param {string} what
 * @param {{ served: import('./stand.mjs').Served, path: string, status?: number, ask?: (n: number) => object }[]} targets
 *   the site, then the floor; `ask` says what the n-th request has besides
 * @param {{ perSecond?: import('./rows.mjs').Goal, cpu?: import('./rows.mjs').Goal }} [goals]
 * @returns {Promise<import('./rows.mjs').Row[]>} requests per second, and processor time of the runtime per request
 */
export async function compare(what, targets, goals = {}) {
  const rounds = targets.map(({ served, path, status = 200, ask }) => {
    return (bounds) => load(served.direct + path, { pid: served.pid, status, ask, ...bounds });
  });
  for (const round of rounds) await round({ seconds: 1, requests: 500 });
  const results = rounds.map(() => []);
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [index, round] of rounds.entries()) results[index].push(await round(BOUNDS));
  }
  const medians = (key) => {
    const [site, floor] = results.map((list) => median(list.map((result) => result[key])));
    return { site, floor };
  };
  return [
    { what: `${what}: requests per second`, ...medians('perSecond'), goal: goals.perSecond, timed: true },
    { what: `${what}: processor time, ms`, ...medians('cpuMs'), goal: goals.cpu, timed: true, cpu: true },
  ];
}
