/** The first field in error that is on view. */
export const firstInvalid = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/**
 * The parts of the first field in error that one does not see: its label, the field itself and what is wrong with it,
 * where they are beyond the window or under a bar; undefined where no field is in error.
 */
export function hiddenParts(): string[] | undefined {
  const field = firstInvalid();
  if (!field) return undefined;
  const { labels, id } = field as HTMLInputElement;
  const error = (field.getAttribute('aria-errormessage') ?? field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((one) => document.getElementById(one));
  const parts = [field, ...(labels ?? []), ...error].filter((one) => one !== null);
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) =>
      ['fixed', 'sticky'].includes(getComputedStyle(one).position) &&
      getComputedStyle(one).clipPath === 'none' &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.contains(field) &&
      field.closest('dialog') === one.closest('dialog'),
  );
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return [];
    const name = `${part.tagName} ${id} ${(part.textContent || field.getAttribute('name')) ?? ''}`.slice(
      0,
      60,
    );
    const beyond = Math.max(-box.top, box.bottom - innerHeight);
    if (beyond > 1) return [`${name}: ${Math.round(beyond)} px beyond the window`];
    return bars.flatMap((bar) => {
      const over = bar.getBoundingClientRect();
      const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      return height > 1 && width > 1
        ? [`${name}: ${Math.round(height)} px under ${bar.outerHTML.slice(0, 60)}`]
        : [];
    });
  });
}
