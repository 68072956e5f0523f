/** Reads the text of a search value; undefined when it says nothing that the screen knows. */
type Read<Value> = (text: string) => Value | undefined;

/** What a screen reads of an address, for `validateSearch`. */
export type SearchSchema<Search> = (search: Record<string, unknown>) => Search;

/** Longest text that names anything; longer ones are refused by the contracts too. */
export const LONGEST_WORD = 64;

/**
 * The schema of a screen's search values, a reader for each key. What is not said, or what its reader does not know, is
 * `undefined` by name: the router lays this over the raw address, where a name that is missing here would stay.
 */
export function searchSchema<Search extends object>(
  reads: {
    [Key in keyof Search]-?: Read<Search[Key]>;
  },
): SearchSchema<Search> {
  return (search) =>
    Object.fromEntries(
      Object.entries<Read<unknown>>(reads).map(([key, read]) => {
        const value = search[key];
        // Links give numbers and `true` as they are; an address gives texts alone.
        return [key, value === undefined || typeof value === 'object' ? undefined : read(String(value))];
      }),
    ) as Search;
}

/** One of a list; the usual one goes without saying. */
export const oneOf =
  <const Known extends string | number, Usual extends Known = never>(
    known: readonly Known[],
    usual?: Usual,
  ): Read<Exclude<Known, Usual>> =>
  (text) =>
    known.find((one): one is Exclude<Known, Usual> => String(one) === text && (one as unknown) !== usual);

/** A text that can name something. */
export const word: Read<string> = (text) =>
  text === '' || text.length > LONGEST_WORD || /\p{Cc}/u.test(text) ? undefined : text;

/** An id of the backend's, which goes back as it came: a number where the digits lose nothing by it, else a text. */
export const id: Read<number | string> = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : word(text);
};

/** A mark that is there or not. */
export const mark: Read<true> = (text) => text === 'true' || undefined;

/** A place in a list, from 0 on. */
export const place: Read<number> = (text) => (/^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined);
