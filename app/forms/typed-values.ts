/** What was typed, chosen or ticked before the scripts came, where it is not what was drawn. */
export function typedValues<Values extends Record<string, unknown>>(
  form: HTMLFormElement | null,
  drawn: Values,
): Partial<Values> {
  const data = new FormData(form ?? undefined);
  const typed = Object.entries(drawn).flatMap(([name, value]) => {
    // A box that is not ticked is no part of the data.
    const isBox = typeof value === 'boolean' && form?.elements.namedItem(name);
    const now = isBox ? data.has(name) : typeof value === 'string' && data.get(name);
    return (isBox || now) && now !== value ? [[name, now]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}
