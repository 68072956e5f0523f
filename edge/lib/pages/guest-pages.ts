import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { SiteContext, SiteSettings } from '../../../contracts/site';
import type { WaitUntil } from '../../context';
import type { Env } from '../../env';
import { policyOf } from '../../policy';
import { serverTiming } from '../gateway/server-timing';
import { cacheGeneration, isOfThisGeneration } from '../gateway/shared-cache';
import type { KeptPage } from '../journal';
import { keepInLocation, readLocation } from '../location-cache';
import { describeError, log } from '../log';
import { inBytes, type PageBytes, sizeOf, withNonce } from './page-bytes';

/** Renders a page or runs a server function; Start, outside tests. */
export type RenderApp = (request: Request, context: SiteContext) => Promise<Response>;

type Visit = {
  request: Request;
  /** Lower-case locale of the page. */
  locale: string;
  context: SiteContext;
  renderApp: RenderApp;
  waitUntil: WaitUntil;
  /** Called for a page that is kept, with where it was. */
  onKept?: (where: KeptPage) => void;
  /** The operator's rules of who may visit, as text: pages from before a change of them are nobody's. */
  rules: string;
  /** The gateway answers nobody: what is kept is good for longer, and not rendered anew. */
  isStalled: boolean;
};
/** `parts` are what stands between the nonces. */
type Page = { parts: string[]; headers: [string, string][]; madeAt: number };
type Kept = {
  parts: PageBytes;
  bytes: number;
  headers: Headers;
  madeAt: number;
  generation: number;
  renewing: boolean;
};
/** The key of a page in this isolate, and what it is made from, for the other isolates of the location. */
type Key = { own: string; shared: () => string };

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
const ROOM = 'guest-pages';
/** Another build has other files: its pages name none of ours. */
const BUILD = import.meta.env.BUILD_ID ?? '';
const MAX_PAGES = 100;
/** Of all pages in this isolate; answers of the gateway have a store of their own. */
export const MAX_PAGE_BYTES = 6_000_000;

const pages = new LRUCache<string, Kept>({
  max: MAX_PAGES,
  maxSize: MAX_PAGE_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
});

/** What closed the site, or nothing, when somebody of a country last asked, by merchant. */
const lastCause = new LRUCache<string, { cause: string | null }>({ max: 1_000 });
// What was rendered, or stored at the location, before the last change is not served again.
let changes = 0;
let changedAt = 0;

/** Drops all kept pages the moment the site closes or opens, for all or for a country. */
export function followStatus(
  { MERCHANT_CODE = '' }: Pick<Env, 'MERCHANT_CODE'>,
  country: string,
  cause: string | null,
): void {
  const key = `${MERCHANT_CODE}\n${country}`;
  const last = lastCause.get(key);
  if (last?.cause === cause) return;
  lastCause.set(key, { cause });
  if (!last) return;
  pages.clear();
  changes += 1;
  changedAt = Date.now();
}

/**
 * A page for a guest, from this isolate when another guest just had it (docs/decisions/020-guest-pages.md). The app
 * sees no more of the visitor than what the key holds. A page that more than shared answers went into is kept for
 * nobody; a kept one gets the nonce of each answer. Only for listed screens, without a session.
 */
export async function guestPage(visit: Visit): Promise<Response> {
  const { context, waitUntil, isStalled } = visit;
  const seen = asAnyGuest(visit);
  if (!seen) return visit.renderApp(visit.request, context);
  const key = keyOf(visit, seen);
  const maxAge = (isStalled ? STALE_WHILE_STALLED : STALE) * 1000;
  const own = pages.get(key.own);
  const isOwn = own?.generation === cacheGeneration() && ageOf(own) <= maxAge;
  const kept = isOwn ? own : await takeFromLocation(key, maxAge);
  if (!kept) {
    const isRead = visit.request.method === 'GET';
    return isRead ? renderAndKeep(key, visit, seen, context.nonce) : visit.renderApp(visit.request, context);
  }
  const age = ageOf(kept);
  if (age > FRESH * 1000 && !kept.renewing && !isStalled) {
    kept.renewing = true;
    waitUntil(renew(kept, key, visit, seen));
  }
  visit.onKept?.(isOwn ? 'page' : 'page.location');
  const answer = new Response(withNonce(kept.parts, context.nonce), { headers: kept.headers });
  answer.headers.set('Server-Timing', serverTiming({ kept: age }));
  return answer;
}

const ageOf = ({ madeAt }: Pick<Page, 'madeAt'>) => Math.max(0, Date.now() - madeAt);

function keyOf({ request, context, rules }: Visit, seen: Seen): Key {
  const asked = `${request.url}\n${seen.Accept}\n${seen.Cookie}\n${seen['User-Agent']}`;
  const settings = settingsOf(context.site, rules);
  return { own: `${asked}\n${settings.mark}`, shared: () => `${BUILD}\n${asked}\n${settings.text}` };
}

/** Settings and rules as text, and a number that stands for them in this isolate. */
type Settings = { text: string; mark: number };
const known = new WeakMap<SiteSettings, Settings & { rules: string }>();
const marks = new LRUCache<string, number>({ max: 20 });
let lastMark = 0;

/** Those of one status are one object, which nobody can change: they are written out once. */
function settingsOf(site: SiteSettings, rules: string): Settings {
  const found = known.get(site);
  if (found?.rules === rules) return found;
  const text = `${JSON.stringify(site)}\n${rules}`;
  const mark = marks.get(text) ?? ++lastMark;
  marks.set(text, mark);
  const settings = { text, mark, rules };
  if (Object.isFrozen(site)) known.set(site, settings);
  return settings;
}

/** A page of this build that another isolate of the location made, no older than that, in milliseconds. */
async function takeFromLocation(key: Key, maxAge: number): Promise<Kept | undefined> {
  const generation = cacheGeneration();
  const found = await readLocation(ROOM, key.shared());
  if (!found || !isOfThisGeneration(found.storedAt) || generation !== cacheGeneration()) return undefined;
  try {
    const kept = asKept({ ...JSON.parse(found.body), madeAt: found.storedAt }, generation);
    if (ageOf(kept) > maxAge || (changes > 0 && kept.madeAt <= changedAt)) return undefined;
    pages.set(key.own, kept);
    return kept;
  } catch {
    return undefined;
  }
}

function asKept({ parts, headers, madeAt }: Page, generation: number): Kept {
  const bytes = inBytes(parts);
  return {
    parts: bytes,
    bytes: sizeOf(bytes),
    headers: new Headers(headers),
    madeAt,
    generation,
    renewing: false,
  };
}

function keep(key: Key, page: Page, generation: number, waitUntil: WaitUntil): void {
  pages.set(key.own, asKept(page, generation));
  const { parts, headers, madeAt } = page;
  const entry = { body: JSON.stringify({ parts, headers }), storedAt: madeAt, mark: '' };
  if (generation === cacheGeneration())
    waitUntil(keepInLocation(ROOM, key.shared(), entry, STALE_WHILE_STALLED));
}

/** Start renders a page for them to its end before it answers. */
const CRAWLER = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

/** The headers of a request that are left of any guest's. */
type Seen = { Accept: string; Cookie: string; 'User-Agent': string };

/**
 * The request reduced to what a page may depend on: address, language, whether the bar is closed, iPhone or operator's
 * app. Null for a visitor whose page may depend on more: an old iPhone, a crawler, a client that wants no page.
 */
function asAnyGuest({
  request,
  locale,
  context,
}: Pick<Visit, 'request' | 'locale' | 'context'>): Seen | null {
  const { url } = request;
  const agent = request.headers.get('User-Agent') ?? '';
  const isOld = / OS (?:\d|1[0-2])(?!\d)/.test(agent);
  const wantsPage = /(?:^|,)\s*(?:\*\/\*|text\/html)/.test(request.headers.get('Accept') ?? '*/*');
  if (
    isOld ||
    CRAWLER.test(agent) ||
    !wantsPage ||
    url.length - url.indexOf('/', url.indexOf('//') + 2) > LONGEST_ADDRESS
  )
    return null;
  const bar = parseCookies(request.headers.get('Cookie') ?? '', 'download_bar').download_bar;
  const phone = /\((?:iPhone|iPad|iPod)[^()]* OS \d/.test(agent)
    ? 'iPhone; CPU iPhone OS 17_0'
    : 'Linux; Android 14';
  const { nativeAppToken } = context.site;
  const app = nativeAppToken !== '' && agent.includes(nativeAppToken) ? nativeAppToken : '';
  return {
    Accept: 'text/html',
    Cookie: `language=${locale}${bar === 'closed' ? '; download_bar=closed' : ''}`,
    'User-Agent': `Mozilla/5.0 (${phone}) ${app}`.trim(),
  };
}

/** Renders for this visitor, at the speed of this visitor, and keeps a copy when others may have it. */
async function renderAndKeep(key: Key, visit: Visit, seen: Seen, nonce: string): Promise<Response> {
  const generation = cacheGeneration();
  const begun = changes;
  const { context, isCommon } = watched({ ...visit.context, nonce });
  const answer = await visit.renderApp(new Request(visit.request.url, { headers: seen }), context);
  const headers = [...answer.headers];
  const isPage = answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/html');
  const isOwn = headers.some(
    ([name, value]) => name === 'set-cookie' || name === 'cache-control' || value.includes(nonce),
  );
  if (!answer.body || !isPage || isOwn || !isCommon()) return answer;
  const [body, copy] = answer.body.tee();
  const madeAt = Date.now();
  const keeping = new Response(copy).text().then((text) => {
    if (isCommon() && begun === changes && text.trimEnd().endsWith('</html>'))
      keep(key, { parts: text.split(nonce), headers, madeAt }, generation, visit.waitUntil);
  });
  visit.waitUntil(keeping.catch(() => {}));
  return new Response(body, answer);
}

/**
 * Renders behind the visitor's back, under a nonce that nobody has seen, unless another isolate of the location just
 * did. Never fails.
 */
async function renew(kept: Kept, key: Key, visit: Visit, seen: Seen): Promise<void> {
  try {
    if (await takeFromLocation(key, FRESH * 1000)) return;
    const nonce = crypto.randomUUID().replaceAll('-', '');
    await (await renderAndKeep(key, visit, seen, nonce)).text();
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
