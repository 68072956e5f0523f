import type { FieldAnnotations } from './field-annotations';
import type { Schema } from './operation';
import { fieldsOf } from './shape';

/** A marked field: the names on the way to it, `[]` for every entry of a list. */
type FieldPath = { steps: readonly string[]; annotations: FieldAnnotations };

const known = new WeakMap<Schema, readonly FieldPath[]>();

/**
 * A copy of a value with everything that its schema marks replaced by `change`, which is told how it is marked. What
 * is absent stays absent. The places are looked for once per schema.
 */
export function changeAnnotated<M extends keyof FieldAnnotations>(
  schema: Schema,
  value: unknown,
  annotation: M,
  change: (marked: unknown, how: NonNullable<FieldAnnotations[M]>) => unknown,
): unknown {
  return fieldPathsOf(schema).reduce((changed, { steps, annotations }) => {
    const how = annotations[annotation];
    return how ? changeAt(changed, steps, (marked) => change(marked, how)) : changed;
  }, value);
}

/** Whether a schema marks any field so. */
export function hasMarked(schema: Schema, annotation: keyof FieldAnnotations): boolean {
  return fieldPathsOf(schema).some(({ annotations }) => annotations[annotation]);
}

/** The names on the way to a field, from a path such as `list[].content`; '' is the value itself. */
export function stepsOf(path: string): string[] {
  return path.split(/\.|(?=\[\])/).filter(Boolean);
}

/** A copy of `value` with everything at the end of the steps replaced by `change`. */
export function changeAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (step === '[]') return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const record = value as Record<string, unknown>;
  return { ...record, [step]: changeAt(record[step], rest, change) };
}

function fieldPathsOf(schema: Schema): readonly FieldPath[] {
  const found = known.get(schema) ?? marked(schema);
  known.set(schema, found);
  return found;
}

function marked(schema: Schema): FieldPath[] {
  return fieldsOf(schema)
    .filter(({ annotations }) => Object.keys(annotations).length > 0)
    .map(({ path, annotations }) => ({ steps: stepsOf(path), annotations }));
}
