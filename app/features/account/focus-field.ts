import type { RefObject } from 'react';

/** Puts the focus on a field of the form by its name, after what is changing now has been drawn. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  requestAnimationFrame(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  });
}
