import { useEffect, useRef } from 'react';
import type { Issues } from './field-issues';
import type { FieldOf, FormValues, PlaceOf, Row, RowField, RowsOf } from './form-options';
import type { FieldWords } from './issue-text';
import { typedValues } from './typed-values';
import type { useForm } from './use-form';

type Typed = string | { target: { value: string } };
type Form<Values extends FormValues> = Pick<
  ReturnType<typeof useForm<Values>>,
  'values' | 'fill' | 'errorOf' | 'props'
>;
type RowOf<Values, Name extends RowsOf<Values>> = Values[Name] extends readonly (infer One)[] ? One : never;

/** What is wrong with the rows of a list, for `check`: the issues of each row, by list, place and field. */
export function rowIssues<List extends string, One extends Row>(
  list: List,
  rows: readonly One[],
  issuesOfRow: (row: One, at: number) => Issues<FieldOf<One>>,
): Issues<`${List}.${number}.${FieldOf<One>}`> {
  const issues = rows.flatMap((row, at) =>
    Object.entries(issuesOfRow(row, at)).map(([field, issue]) => [`${list}.${at}.${field}`, issue]),
  );
  return Object.fromEntries(issues);
}

/**
 * A list of rows in a form, which grows and shrinks at its end. The form holds it as an array, and speaks of a field by
 * list, place and name (`tiers.0.rate`), in `check` too: what is wrong is said at the field, and the first of it has the
 * focus. A row that was taken away comes back as it was typed.
 */
export function useRows<Values extends FormValues, Name extends RowsOf<Values>>(
  form: Form<Values>,
  name: Name,
  words: (at: number) => { [Field in FieldOf<RowOf<Values, Name>>]: FieldWords },
) {
  type One = RowOf<Values, Name> & Row;
  type Field = FieldOf<RowOf<Values, Name>>;
  const removed = useRef<One[]>([]);
  const rowsOf = (values: Values) => values[name] as readonly One[];
  const placeOf = (at: number, field: string) => `${name}.${at}.${field}` as RowField<Values>;

  const change = (next: (rows: readonly One[]) => readonly One[]) =>
    form.fill((values) => ({ ...values, [name]: next(rowsOf(values)) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled in once
  useEffect(() => {
    const drawn = rowsOf(form.values).flatMap((row, at) =>
      Object.entries(row).map(([field, value]) => [placeOf(at, field), value]),
    );
    const typed: Row = typedValues(form.props.ref.current, Object.fromEntries(drawn));
    const keep = (row: One, at: number) =>
      Object.entries(row).map(([field, value]) => [field, typed[placeOf(at, field)] ?? value]);
    change((rows) => rows.map((row, at) => Object.fromEntries(keep(row, at))));
  }, []);

  return {
    rows: rowsOf(form.values).map((row, at) => ({
      name: `${name}.${at}`,
      row,
      /** Props of a field of the row. */
      field: (field: Field) => ({
        name: placeOf(at, field),
        label: words(at)[field].label,
        value: row[field] as string,
        error: form.errorOf(placeOf(at, field) as PlaceOf<Values>, words(at)[field]),
        onChange: (typed: Typed) => {
          const value = typeof typed === 'string' ? typed : typed.target.value;
          change((rows) => rows.map((one, place) => (place === at ? { ...one, [field]: value } : one)));
        },
      }),
    })),
    /** Adds a row at the end: the one that was taken away last, else an empty one. */
    add: (empty: RowOf<Values, Name>) => {
      const row = removed.current.pop() ?? (empty as One);
      change((rows) => [...rows, row]);
    },
    /** Takes the last row away. */
    remove: () => {
      const last = rowsOf(form.values).at(-1);
      if (last) removed.current.push(last);
      change((rows) => rows.slice(0, -1));
    },
  };
}
