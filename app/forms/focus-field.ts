import type { RefObject } from 'react';

/** Frames to wait for a field that is not there yet, or still disabled by what has just ended. */
const PATIENCE = 20;

/** Puts the focus on a field of the form by its name, once what is changing now has been drawn. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement && !field.matches(':disabled')) field.focus();
    else if (patience > 0) focusField(form, name, patience - 1);
  });
}
