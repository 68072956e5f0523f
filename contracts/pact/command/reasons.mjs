/**
 * What is wrong, a line each: of entries of a list that lack the same the first one stands for all.
 * @param {{ path: string, problem: string }[]} mismatches
 * @returns {string[]}
 */
export function reasonsOf(mismatches) {
  const groups = new Map();
  for (const mismatch of mismatches) {
    const key = kindOf(mismatch);
    groups.set(key, [...(groups.get(key) ?? []), mismatch]);
  }
  return [...groups.values()].map(([{ path, problem }, ...others]) => {
    const more = others.length > 0 ? ` (and so in ${others.length} more of the entries)` : '';
    return `${path}: ${problem}${more}`;
  });
}

/** What was expected where, whichever entry it is and whatever came. */
function kindOf({ path, problem }) {
  return `${path.replace(/\[\d+\]/g, '[]')}: ${problem.replace(/, got [\s\S]*$/, '')}`;
}
