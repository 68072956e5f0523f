import type { RefObject } from 'react';

/** What stands in the form's fields of these names: typed or filled in before the scripts came. */
export function typedValues<Values extends Record<string, string>>(
  form: RefObject<HTMLFormElement | null>,
  empty: Values,
): Values {
  const typed = new FormData(form.current ?? undefined);
  const entries = Object.keys(empty).map((name) => [name, String(typed.get(name) ?? '')]);
  return Object.fromEntries(entries) as Values;
}
