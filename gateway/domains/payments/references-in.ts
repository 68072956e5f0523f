/** How a reference looks, whatever alphabet it was drawn from; looked for at each place, so that none hides another. */
const REFERENCE = /(?=(HD[2-9A-Z]{8}))/g;

/**
 * The references that a transfer's text may hold, each once, however a bank or a keyboard has written it: small letters,
 * full-width ones, blanks and marks inside, words around it or grown together with it, doubled. No two references become
 * one by it, because letters and digits stay what they are. Linear in the length of the text.
 */
export function referencesIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '');
  return [...new Set(Array.from(plain.matchAll(REFERENCE), ([, reference = '']) => reference))];
}
