import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../../../contracts/site';
import type { WaitUntil } from '../../context';
import { policyOf } from '../../policy';
import { serverTiming } from '../gateway/server-timing';
import { cacheGeneration } from '../gateway/shared-cache';
import { describeError, log } from '../log';

/** Renders a page or runs a server function; Start, outside tests. */
export type RenderApp = (request: Request, context: SiteContext) => Promise<Response>;

type Visit = {
  request: Request;
  /** Lower-case locale of the page. */
  locale: string;
  context: SiteContext;
  renderApp: RenderApp;
  waitUntil: WaitUntil;
  /** Called for a page that is kept. */
  onKept?: () => void;
  /** The gateway answers nobody: what is kept is good for longer, and not rendered anew. */
  isStalled: boolean;
};
/** `parts` are what stands between the nonces. */
type Kept = {
  parts: string[];
  headers: [string, string][];
  madeAt: number;
  generation: number;
  renewing: boolean;
};

/** Seconds in which a page is served as it is: under load one render in ten seconds, and what changes shows soon. */
export const FRESH = 10;
/**
 * Seconds in which it is still served while it is revalidated, rendered anew behind the visitor's back. Less than the
 * 30 for which a browser trusts the data of a page (`staleTime` in app/router.tsx), so that a page from here costs no
 * further calls.
 */
export const STALE = 25;
/** Seconds for which it is served while the gateway stalls; as long as the lists of games on it. */
export const STALE_WHILE_STALLED = 600;
/** Longest address, in characters, whose page is kept: a search or a path to go back to still fits. */
export const LONGEST_ADDRESS = 300;
const MAX_PAGES = 100;
/** Of all pages in this isolate; answers of the gateway have a store of their own. */
export const MAX_PAGE_CHARACTERS = 6_000_000;

const pages = new LRUCache<string, Kept>({
  max: MAX_PAGES,
  maxSize: MAX_PAGE_CHARACTERS,
  sizeCalculation: ({ parts }) => parts.reduce((sum, { length }) => sum + length, 0),
});

/**
 * A page for a guest, from this isolate when another guest just had it (docs/decisions/020-guest-pages.md). The app
 * sees no more of the visitor than what the key holds. A page that more than shared answers went into is kept for
 * nobody; a kept one gets the nonce of each answer. Only for listed screens, without a session.
 */
export async function guestPage(visit: Visit): Promise<Response> {
  const { context, waitUntil, isStalled } = visit;
  const request = asAnyGuest(visit);
  if (!request) return visit.renderApp(visit.request, context);
  const key = JSON.stringify([request.url, ...request.headers.values(), context.site]);
  const kept = pages.get(key);
  const age = kept ? Date.now() - kept.madeAt : 0;
  const longest = isStalled ? STALE_WHILE_STALLED : STALE;
  if (kept?.generation !== cacheGeneration() || age > longest * 1000) {
    const isRead = visit.request.method === 'GET';
    return isRead
      ? renderAndKeep(key, visit, request, context.nonce)
      : visit.renderApp(visit.request, context);
  }
  if (age > FRESH * 1000 && !kept.renewing && !isStalled) {
    kept.renewing = true;
    waitUntil(renew(kept, key, visit, request));
  }
  const headers = new Headers(kept.headers);
  visit.onKept?.();
  headers.set('Server-Timing', serverTiming({ kept: age }));
  return new Response(kept.parts.join(context.nonce), { headers });
}

/** Start renders a page for them to its end before it answers. */
const CRAWLER = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

/**
 * The request reduced to what a page may depend on: address, language, whether the bar is closed, iPhone or operator's
 * app. Null for a visitor whose page may depend on more: an old iPhone, a crawler, a client that wants no page.
 */
function asAnyGuest({ request, locale, context }: Pick<Visit, 'request' | 'locale' | 'context'>) {
  const { pathname, search } = new URL(request.url);
  const agent = request.headers.get('User-Agent') ?? '';
  const isOld = / OS (?:\d|1[0-2])(?!\d)/.test(agent);
  const wantsPage = /(?:^|,)\s*(?:\*\/\*|text\/html)/.test(request.headers.get('Accept') ?? '*/*');
  if (isOld || CRAWLER.test(agent) || !wantsPage || pathname.length + search.length > LONGEST_ADDRESS)
    return null;
  const bar = parseCookies(request.headers.get('Cookie') ?? '', 'download_bar').download_bar;
  const phone = /\((?:iPhone|iPad|iPod)[^()]* OS \d/.test(agent)
    ? 'iPhone; CPU iPhone OS 17_0'
    : 'Linux; Android 14';
  const { nativeAppToken } = context.site;
  const app = nativeAppToken !== '' && agent.includes(nativeAppToken) ? nativeAppToken : '';
  return new Request(request.url, {
    headers: {
      Accept: 'text/html',
      Cookie: `language=${locale}${bar === 'closed' ? '; download_bar=closed' : ''}`,
      'User-Agent': `Mozilla/5.0 (${phone}) ${app}`.trim(),
    },
  });
}

/** Renders for this visitor, at the speed of this visitor, and keeps a copy when others may have it. */
async function renderAndKeep(key: string, visit: Visit, request: Request, nonce: string): Promise<Response> {
  const generation = cacheGeneration();
  const { context, isCommon } = watched({ ...visit.context, nonce });
  const answer = await visit.renderApp(request, context);
  const headers = [...answer.headers];
  const isPage = answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/html');
  const isOwn = headers.some(
    ([name, value]) => name === 'set-cookie' || name === 'cache-control' || value.includes(nonce),
  );
  if (!answer.body || !isPage || isOwn || !isCommon()) return answer;
  const [body, copy] = answer.body.tee();
  const madeAt = Date.now();
  const keeping = new Response(copy).text().then((text) => {
    if (isCommon() && text.trimEnd().endsWith('</html>'))
      pages.set(key, { parts: text.split(nonce), headers, madeAt, generation, renewing: false });
  });
  visit.waitUntil(keeping.catch(() => {}));
  return new Response(body, answer);
}

/** Renders behind the visitor's back, under a nonce that nobody has seen. Never fails. */
async function renew(kept: Kept, key: string, visit: Visit, request: Request): Promise<void> {
  try {
    const nonce = crypto.randomUUID().replaceAll('-', '');
    await (await renderAndKeep(key, visit, request, nonce)).text();
  } catch (error) {
    log('warn', 'page.refresh.failed', { reason: describeError(error) });
  }
  kept.renewing = false;
}

/** Values of the context that are in the key, the same for every guest, or cut out again. */
const COMMON: readonly string[] = ['nonce', 'hostname', 'site', 'session'] satisfies (keyof SiteContext)[];

/**
 * The context of a render that others may see, and whether they may: every call was answered, with what the shared
 * cache gives to all and for as long as a page is kept, and nothing else of the context was used.
 */
function watched(given: SiteContext): { context: SiteContext; isCommon: () => boolean } {
  let isOwn = false;
  let unanswered = 0;
  const watch = (name: string, value: unknown): PropertyDescriptor => {
    if (COMMON.includes(name)) return { value, enumerable: true };
    const own = () => {
      isOwn = true;
      return value;
    };
    if (typeof value !== 'function') return { get: own, enumerable: true };
    return { value: (...args: unknown[]) => own() && value(...args), enumerable: true };
  };
  const callGateway: SiteContext['callGateway'] = async (operation, input, options) => {
    const { shared, forVisitor } = policyOf(operation);
    if ((shared?.stale ?? 0) < STALE || forVisitor || options?.uncached) isOwn = true;
    unanswered += 1;
    const answer = await given.callGateway(operation, input, options);
    unanswered -= 1;
    return answer;
  };
  const entries = Object.entries({ ...given, callGateway: undefined });
  const guarded = Object.fromEntries(entries.map(([name, value]) => [name, watch(name, value)]));
  const context: SiteContext = Object.defineProperties({} as SiteContext, {
    ...guarded,
    callGateway: { value: callGateway, enumerable: true },
  });
  return { context, isCommon: () => !isOwn && unanswered === 0 };
}
