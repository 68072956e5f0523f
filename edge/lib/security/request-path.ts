const MAX_URL = 8_192;
/** A host as browsers write it, with or without a port. */
const HOST = /^(?:[a-z\d_.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A step that a reader may resolve: `.`, `..` and the same with encoded dots. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The status to refuse a request address with, or null when it is clean: 414 when over-long, 400 for a host that is
 * none, double slashes, backslashes, dot segments, encoded slashes and control characters, broken percent signs and what
 * is no UTF-8. Some runtimes resolve dot segments before the edge sees the address, others hand it on as it was sent
 * (docs/decisions/013-paths-are-judged-as-they-arrive.md).
 * @param host the `Host` header, where there is one
 */
export function pathFault(url: string, host?: string): 400 | 414 | null {
  if (url.length > MAX_URL) return 414;
  const [, written = '', path = '/'] = /^https?:\/\/([^/?#\\]*)([^?#]*)/i.exec(url) ?? [];
  if (!HOST.test(written) || (host !== undefined && !HOST.test(host)) || !URL.canParse(url)) return 400;
  if (path.includes('//') || path.includes('\\') || DOT_SEGMENT.test(path)) return 400;
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
