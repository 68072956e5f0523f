import { pactFiles, readInteractions } from './pact-files.mjs';
import { readStories } from './stories-file.mjs';

/** How far a backend is, from the first level to the last: each needs those before it. */
export const LEVELS = ['guest', 'enter', 'member', 'money', 'agent'];

/**
 * Whether a row belongs to a level or to one before it; a row whose pact file names no level belongs to each.
 * @param {{ comments?: Record<string, any> }} interaction
 * @param {string} [level]
 */
export function isWithin({ comments }, level) {
  return level === undefined || LEVELS.indexOf(comments?.level ?? LEVELS[0]) <= LEVELS.indexOf(level);
}

/**
 * Rows of each level in all pact files, and stories.
 * @returns {Record<string, number>}
 */
function rowsOfLevels() {
  const totals = Object.fromEntries(LEVELS.map((level) => [level, 0]));
  for (const { interaction } of readInteractions(pactFiles({}))) {
    const { level } = interaction.comments ?? {};
    if (level in totals) totals[level] += 1;
  }
  for (const { level } of readStories()) totals[level] += 1;
  return totals;
}

/**
 * Green rows and all rows of each level, and whether it is reached: all rows of the contracts ran and are green, and
 * those of the levels before it.
 * @param {{ level?: string, ok: boolean }[]} rows
 * @param {Record<string, number>} [totals]  Rows of each level that there are.
 */
export function levelsOf(rows, totals = rowsOfLevels()) {
  let isReached = true;
  return LEVELS.flatMap((level) => {
    const own = rows.filter((row) => row.level === level);
    if (own.length < totals[level]) isReached = false;
    if (own.length === 0) return [];
    const ok = own.filter((row) => row.ok).length;
    isReached = isReached && ok === own.length;
    return [{ level, ok, rows: own.length, isReached }];
  });
}

/**
 * The levels in a line, with a tick behind those that are reached; none where the rows name no level.
 * @param {{ level?: string, ok: boolean }[]} rows
 * @param {Record<string, number>} [totals]
 * @returns {string[]}
 */
export function levelLines(rows, totals = rowsOfLevels()) {
  const levels = levelsOf(rows, totals);
  if (levels.length === 0) return [];
  const cells = levels.map(
    ({ level, ok, rows: all, isReached }) => `${level} ${ok}/${all}${isReached ? ' ✓' : ''}`,
  );
  return [`Levels  ${cells.join('   ')}`];
}

/**
 * A badge that says the last level that is reached, as SVG.
 * @param {{ level?: string, ok: boolean }[]} rows
 * @param {Record<string, number>} [totals]
 */
export function badgeOf(rows, totals = rowsOfLevels()) {
  const reached = levelsOf(rows, totals).filter(({ isReached }) => isReached);
  const level = reached.at(-1)?.level ?? 'none';
  const colour = reached.length > 0 ? '#1a7f37' : '#b35900';
  const text = 'font-family="Verdana,sans-serif" font-size="11" fill="#fff"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="20" role="img" aria-label="contracts: ${level}"><title>contracts: ${level}</title><rect width="130" height="20" rx="3" fill="#444"/><rect x="70" width="60" height="20" rx="3" fill="${colour}"/><g ${text}><text x="8" y="14">contracts</text><text x="78" y="14">${level}</text></g></svg>\n`;
}
