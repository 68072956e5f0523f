const MAX_URL = 8_192;

/**
 * The status to refuse a request address with, or null when it is clean: 414 when over-long, 400 for dot segments,
 * double slashes, backslashes, control characters, encoded slashes and broken percent signs. Reads the address as
 * written, because parsing it would hide what is wrong.
 */
export function pathFault(url: string): 400 | 414 | null {
  if (url.length > MAX_URL) return 414;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '') || '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (!path.startsWith('/') || path.includes('//') || /[\\\u0000-\u0020\u007f]/.test(path)) return 400;
  if (/%(?![\da-f]{2})|%[01][\da-f]|%7f|%2f|%5c/i.test(path)) return 400;
  if (path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return 400;
  return decodes(path) ? null : 400;
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
