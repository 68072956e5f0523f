import { id, searchSchema } from './search-schema';

/** The item that an address names. */
export const idSearch = searchSchema<{ id?: number | string | undefined }>({ id });

/** Whether two ids are the same, whichever of them was read as a number. */
export function sameId(a: number | string, b: number | string): boolean {
  return String(a) === String(b);
}
