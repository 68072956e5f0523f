import { splitAddress } from './search-params';

type Target = { to: string; search: Record<string, string> };

/**
 * Where a path of the operator's further table leads, with the query of its target; undefined when the table does not
 * have it. Upper and lower case differ, one slash at the end does not count (ROUTE-77, ROUTE-80, ROUTE-81).
 */
export function furtherRoute(table: Readonly<Record<string, string>>, path: string): Target | undefined {
  const known = path.replace(/(.)\/$/, '$1');
  const target = Object.hasOwn(table, known) ? table[known] : undefined;
  if (!target) return undefined;
  const { path: to, search } = splitAddress(target);
  // An entry that leads to another entry could lead in a circle.
  if (Object.hasOwn(table, to)) return undefined;
  return { to, search };
}
