/** Keeps the page behind from scrolling while a dialog is open; called when one has opened or closed. */
export function holdPage(): void {
  const isCovered = document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-held', isCovered);
}
