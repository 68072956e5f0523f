/** The id of an address: the router reads digits as a number, everything else as text; anything else is ''. */
export function idSearch({ id }: { id?: unknown }): { id?: number | string | undefined } {
  if (id === undefined) return {};
  return { id: typeof id === 'number' || typeof id === 'string' ? id : '' };
}

/** An id as it goes into a search value, so that `501` and `'501'` both give `?id=501`. */
export function searchId(id: number | string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** Whether two ids are the same, whichever of them was read as a number. */
export function sameId(a: number | string, b: number | string): boolean {
  return String(a) === String(b);
}
