const characters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** A name with all hidden but its first and last characters; a short one shows less. */
export function maskName(name: string): string {
  const shown = [...characters.segment(name.normalize('NFC'))].map(({ segment }) => segment);
  const first = shown.length > 1 ? shown[0] : '';
  const last = shown.length > 2 ? shown.at(-1) : '';
  return `${first}***${last}`;
}
