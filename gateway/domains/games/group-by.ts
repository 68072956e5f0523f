/** Rows by the value of a field, groups and rows in their order. */
export function groupBy<T, K extends keyof T>(rows: readonly T[], field: K): Map<T[K], T[]> {
  const groups = new Map<T[K], T[]>();
  for (const row of rows) groups.set(row[field], [...(groups.get(row[field]) ?? []), row]);
  return groups;
}
