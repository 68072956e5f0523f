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
