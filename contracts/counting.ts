import * as v from 'valibot';

/** A whole number from 1 on, also as text: numbers of pages and their sizes travel in queries. */
// @__NO_SIDE_EFFECTS__
export function counted(most: number) {
  return v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  );
}
