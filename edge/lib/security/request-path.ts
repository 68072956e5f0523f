import { LRUCache } from 'lru-cache';

const MAX_URL = 8_192;
/** A host as browsers write it, with or without a port. */
const HOST = /^(?:[a-z\d_.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** An address as the site's own are: nothing in it could be read in two ways. */
const PLAIN_PATH = /^(?:\/[\w~-]+)*\/?$/;
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
  if (!isHost(written) || (host !== undefined && host !== written && !isHost(host))) return 400;
  if (PLAIN_PATH.test(path)) return null;
  if (path.includes('//') || path.includes('\\') || DOT_SEGMENT.test(path)) return 400;
  if (/%(?![\da-f]{2})|%[01][\da-f]|%7f|%2f|%5c/i.test(path)) return 400;
  return decoded(path) === null ? 400 : null;
}

/** Slashes as addresses are joined badly: several in a row, also encoded. */
const SLASHES = /(?:\/|%2f)+/gi;

/**
 * What an address that is refused for its slashes alone may have meant: one slash for each run of them in its path and
 * none at the end, and its query as it was sent. Null for an address that is not clean then, and for one that was.
 */
export function meantAddress(url: string, host?: string): string | null {
  const [, origin = '', sent = '', query = ''] = /^(https?:\/\/[^/?#\\]*)([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const path = sent.replace(SLASHES, '/').replace(/(.)\/$/, '$1');
  const meant = origin + path + query;
  return path === sent || pathFault(meant, host) !== null ? null : meant;
}

/** Where a clean address is on its site, for a `Location`: its path and query, in ASCII. */
export function locationOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Behind a host that can be read every path can. A site has few hosts. */
const readable = new LRUCache<string, boolean>({
  max: 20,
  memoMethod: (host) => URL.canParse(`http://${host}`),
});
const isHost = (host: string) => HOST.test(host) && readable.memo(host);

/** Whether a visitor came by https. Parsers read the scheme in any case of letters. */
export function isHttps(url: string): boolean {
  return url.startsWith('https:') || /^https:/i.test(url);
}

/** What the platform says of the visitor's own connection: Cloudflare writes both headers over a visitor's. */
export function cameByHttps(headers: Headers): boolean {
  const forwarded = headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase();
  const scheme = /"scheme"\s*:\s*"(https?)"/.exec((headers.get('CF-Visitor') ?? '').slice(0, 100))?.[1];
  return (scheme ?? forwarded) === 'https';
}

/** Whether an `Origin` is the one of an address. Browsers write it as addresses are written, without the usual port. */
export function isOriginOf(url: string, origin: string | undefined): boolean {
  if (!origin) return false;
  return origin === url.slice(0, url.indexOf('/', url.indexOf('//') + 2)) || origin === new URL(url).origin;
}

/** The address of a path of the same site, with its query. */
export function addressOf(url: string, path: string, query: string): string {
  return url.slice(0, url.indexOf('/', url.indexOf('//') + 2)) + path + query;
}

/** The path of a clean address as it was sent, without its query. */
export function pathOf(url: string): string {
  const [path = ''] = url.slice(url.indexOf('/', url.indexOf('//') + 2)).split(/[?#]/, 1);
  return path;
}

/** What an address asks, without the question mark; empty when it asks nothing. */
export function queryOf(url: string): string {
  const [address = ''] = url.split('#', 1);
  const mark = address.indexOf('?');
  return mark < 0 ? '' : address.slice(mark + 1);
}

/** The result is used: a bundler drops a call that is made for its exception alone. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
