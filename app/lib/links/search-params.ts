/**
 * The values of a query by their keys, each the text that it is: nothing is guessed to be a number, a list or an object.
 * Of a key given twice the first value counts, as for `URLSearchParams.get` (docs/decisions/064-addresses-are-text.md).
 */
export function parseSearch(query: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) values[key] ??= value;
  return values;
}

/** Writes values so that `parseSearch` reads the same texts, with the question mark; what is undefined is left out. */
export function stringifySearch(values: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) query.set(key, value);
  }
  const text = String(query);
  return text && `?${text}`;
}

/** The path of an address, and the values of its query. */
export function splitAddress(address: string): { path: string; search: Record<string, string> } {
  const [path = '', ...query] = address.split('?');
  return { path, search: parseSearch(query.join('?')) };
}
