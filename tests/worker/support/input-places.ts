import type { Input } from './server-functions';

/** What is read here of a schema of valibot. */
type Schema = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly (Schema | string | number)[];
  literal?: string | number | boolean;
};
type Value = Input[string];

/** A place in an input where a text may stand: its name, and the input with a text there. */
export type Place = { name: string; inputWith: (text: string) => Value };

/**
 * Every place in what a schema takes; lists have one item, and each choice of a variant is one of its own. Of the other
 * fields those alone are there that have one value.
 */
export function placesOf(schema: Schema, name = ''): Place[] {
  const { entries, item, wrapped, options = [] } = schema;
  if (wrapped) return placesOf(wrapped, name);
  if (item) {
    return placesOf(item, `${name}[]`).map((place) => ({
      ...place,
      inputWith: (text) => [place.inputWith(text)] as unknown as Value,
    }));
  }
  if (entries) {
    const fixed = Object.fromEntries(
      Object.entries(entries).flatMap(([key, { literal }]) =>
        literal === undefined ? [] : [[key, literal]],
      ),
    );
    return Object.entries(entries).flatMap(([key, entry]) =>
      placesOf(entry, name === '' ? key : `${name}.${key}`).map((place) => ({
        ...place,
        inputWith: (text) => ({ ...fixed, [key]: place.inputWith(text) }) as Value,
      })),
    );
  }
  const choices = options.filter((option): option is Schema => typeof option === 'object');
  if (choices.some((choice) => choice.entries)) return choices.flatMap((choice) => placesOf(choice, name));
  return [{ name, inputWith: (text) => text }];
}
