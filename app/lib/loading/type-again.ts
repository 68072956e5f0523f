export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Types again what was typed, chosen or ticked in fields of the server's page that are no longer there, as React has
 * drawn the page anew: an extension has put something of its own into it (docs/decisions/061-translated-pages.md).
 */
export function typeAgain(before: readonly Field[]): void {
  const now = [...document.querySelectorAll<Field>('input, textarea, select')];
  for (const field of before) {
    const alike = (other: Field) => nameOf(other) === nameOf(field);
    const target = now.filter(alike)[before.filter(alike).indexOf(field)];
    if (field.isConnected || !field.name || field.type === 'file' || !target) continue;
    if (isTicked(field) !== isTicked(target)) target.click();
    if (field.value === target.value) continue;
    // Past React, which would not see a change of a value that it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, field.value);
    target.dispatchEvent(
      new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox';
const isTicked = (field: Field) => isChoice(field) && (field as HTMLInputElement).checked;
const nameOf = (field: Field) => [field.name, field.type, isChoice(field) && field.value].join(' ');
