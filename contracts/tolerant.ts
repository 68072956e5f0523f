import * as v from 'valibot';

/**
 * A member that never breaks the answer around it: missing, null or of another type, it counts as `otherwise`
 * (ENT-79).
 */
// @__NO_SIDE_EFFECTS__
export function tolerant<
  const S extends v.GenericSchema,
  const D extends v.Default<S, null | undefined> = undefined,
>(schema: S, otherwise?: D): v.NullishSchema<S, D> {
  const nullish = v.nullish(schema, otherwise as D);
  return v.fallback(nullish, () => v.parse(nullish, undefined)) as unknown as v.NullishSchema<S, D>;
}

/**
 * A list as answers have it: `null` is an empty one, as many gateways write it, and an entry that cannot be read breaks
 * the answer. Its type has no null, which no example shall have.
 */
// @__NO_SIDE_EFFECTS__
export function listOf<const S extends v.GenericSchema>(entry: S): v.ArraySchema<S, undefined> {
  return v.nullable(v.array(entry), []) as unknown as v.ArraySchema<S, undefined>;
}

/** A list whose unreadable entries are dropped; the others stay, in their order (GATE-29, ENT-79). */
// @__NO_SIDE_EFFECTS__
export function readableEntries<const S extends v.GenericSchema>(entry: S) {
  const dropped = undefined as v.InferOutput<S>;
  return v.pipe(
    listOf(v.fallback(entry, dropped as never) as unknown as S),
    v.filterItems((item) => item !== dropped),
  );
}
