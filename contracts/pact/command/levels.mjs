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
 * Green rows and all rows of each level, and whether it is reached: all green, and those before it.
 * @param {{ level?: string, ok: boolean }[]} rows
 */
export function levelsOf(rows) {
  let isReached = true;
  return LEVELS.flatMap((level) => {
    const own = rows.filter((row) => row.level === level);
    if (own.length === 0) return [];
    const ok = own.filter((row) => row.ok).length;
    isReached = isReached && ok === own.length;
    return [{ level, ok, rows: own.length, isReached }];
  });
}

/**
 * The levels in a line, with a tick behind those that are reached; none where the rows name no level.
 * @param {{ level?: string, ok: boolean }[]} rows
 * @returns {string[]}
 */
export function levelLines(rows) {
  const levels = levelsOf(rows);
  if (levels.length === 0) return [];
  const cells = levels.map(
    ({ level, ok, rows: all, isReached }) => `${level} ${ok}/${all}${isReached ? ' ✓' : ''}`,
  );
  return [`Levels  ${cells.join('   ')}`];
}

/**
 * A badge that says the last level that is reached, as SVG.
 * @param {{ level?: string, ok: boolean }[]} rows
 */
export function badgeOf(rows) {
  const reached = levelsOf(rows).filter(({ isReached }) => isReached);
  const level = reached.at(-1)?.level ?? 'none';
  const colour = reached.length > 0 ? '#1a7f37' : '#b35900';
  const text = 'font-family="Verdana,sans-serif" font-size="11" fill="#fff"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="20" role="img" aria-label="contracts: ${level}"><title>contracts: ${level}</title><rect width="130" height="20" rx="3" fill="#444"/><rect x="70" width="60" height="20" rx="3" fill="${colour}"/><g ${text}><text x="8" y="14">contracts</text><text x="78" y="14">${level}</text></g></svg>\n`;
}
