/**
 * @typedef {{ of: 'site' | 'ratio', atMost?: number, atLeast?: number }} Goal
 *   what a row promises: of the site's own figure, or of its ratio to the floor.
 * @typedef {object} Row one line of the table
 * @property {string} what with its unit
 * @property {number | null} site null where it could not be measured here
 * @property {number | null} [floor] the least that could do the same, measured in the same run
 * @property {Goal} [goal]
 * @property {boolean} [timed] disturbed by whatever else the machine does: judged only when the machine was calm
 * @property {boolean} [cpu] processor time, taken in turn with the floor's: on a busy machine the figures grow, and the
 *   ratio stays about what it is
 * @property {boolean} [failed] the measure broke: there is no figure
 * @property {boolean} [readme] stands in the table of docs/performance.md
 *
 * @typedef {object} Measure
 * @property {string} name as `npm run bench -- <name>` has it
 * @property {(stand: import('./stand.mjs').Stand) => Promise<Row[]>} run
 */

/** The site's figure is at most this. */
export const atMost = (most) => ({ of: 'site', atMost: most });

/** The site's figure is at most so many times the floor's. */
export const timesFloor = (most) => ({ of: 'ratio', atMost: most });

/** The site's figure is at least so many times the floor's. */
export const leastOfFloor = (least) => ({ of: 'ratio', atLeast: least });

/** Site by floor; null where there is none. */
export const ratioOf = ({ site, floor }) => (floor && site !== null ? site / floor : null);

/**
 * Whether a row keeps its goal: 'kept', 'missed', 'unjudged' for times of a busy machine, '' without a goal or figure.
 */
export function verdictOn(row, calm) {
  const { goal, timed } = row;
  const value = goal?.of === 'ratio' ? ratioOf(row) : row.site;
  if (!goal || value === null) return '';
  if (timed && !calm) return 'unjudged';
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
  return value <= atMost && value >= atLeast ? 'kept' : 'missed';
}

/** How often something is measured: once where a short run only tries whether everything can be measured. */
export const times = (usual) => (isShort ? 1 : usual);

/** `BENCH_SHORT=1`: nothing of such a run is kept for docs/performance.md. */
export const isShort = process.env.BENCH_SHORT === '1';

/** The middle of several figures; of two the lower; null of none. */
export function median(values) {
  const sorted = values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? null;
}
