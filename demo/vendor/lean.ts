const SIZES = /(?<![\w-])(font(?:-size)?|line-height):([^;{}]*)/g;
const PIXELS = /\b(\d{1,3})px/g;
/** A browser's own size of texts, unless its visitor chose another. */
const USUAL = 16;

/** A style whose texts follow the browser's own size and the visitor's choice. */
export const scalable = (css: string): string =>
  css.replace(
    SIZES,
    (_, property, value) =>
      `${property}:${value.replace(PIXELS, (_: string, size: string) => `${Number(size) / USUAL}rem`)}`,
  );

/**
 * A script or style without its comments and indentation, which no phone need load. No file of the page has a comment's
 * beginning inside a text, or a text of more than one line.
 */
export const lean = (text: string): string =>
  withoutBlocks(text)
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => line !== '' && !line.startsWith('// '))
    .join('\n');

function withoutBlocks(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return first + rest.map((part) => part.slice(part.indexOf('*/') + 2).replace(/^ /, '')).join('');
}
