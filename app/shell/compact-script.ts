/**
 * A script of the page without line breaks, and without spaces that separate nothing; texts in single quotes stay as they
 * are. Each of its lines ends a statement, or goes on in the next.
 */
export const compactScript = (script: string): string =>
  script
    .split(/('[^'\n]*')/)
    .map((part, index) => (index % 2 ? part : part.replaceAll(/\n */g, '').replaceAll(SPACED, '$1')))
    .join('');

const SPACED = / ?([=+{}(),:;?<&|]+) ?/g;
