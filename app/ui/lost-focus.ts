/** Whether nothing of the page has the focus: what had it is gone, or went out of use. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main');
}

/** Puts a focus that is nowhere into the dialog that is open, else on the page's content; any other stays. */
export function keepFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const next = (dialog ?? document).querySelector<HTMLElement>(dialog ? 'button, a[href], input' : 'main');
  next?.focus({ preventScroll: true });
}
