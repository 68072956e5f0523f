const MAX_URL = 8_192;

/**
 * The status to refuse a request address with, or null when it is clean: 414 when over-long, 400 for double slashes,
 * encoded slashes and control characters, broken percent signs and what is no UTF-8. Dot segments and backslashes are
 * resolved before the edge sees the address (docs/decisions/013-paths-are-normalised-before-the-edge.md).
 */
export function pathFault(url: string): 400 | 414 | null {
  if (url.length > MAX_URL) return 414;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '') || '/';
  if (path.includes('//')) return 400;
  if (/%(?![\da-f]{2})|%[01][\da-f]|%7f|%2f|%5c/i.test(path)) return 400;
  return decoded(path) === null ? 400 : null;
}

/** The result is used: a bundler drops a call that is made for its exception alone. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
