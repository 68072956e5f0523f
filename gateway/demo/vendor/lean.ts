/**
 * A script or style without its comments and indentation, which no phone need load. No file of the page has a comment's
 * beginning inside a text, or a text of more than one line.
 */
export const lean = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/ ?/g, '').replace(/^\s*(?:\/\/ .*)?\n?/gm, '');
