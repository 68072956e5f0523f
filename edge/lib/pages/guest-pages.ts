import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { SiteContext, SiteSettings } from '@/contracts/site';
import type { WaitUntil } from '../../context';
import type { Env } from '../../env';
import { policyOf } from '../../policy';
import { serverTiming } from '../gateway/server-timing';
import { cacheGeneration, isOfThisGeneration } from '../gateway/shared-cache';
import { keepInLocation, readLocation } from '../location-cache';
import { describeError, log } from '../log';
import type { KeptPage } from '../request-trace';
import { inBytes, type PageBytes, sizeOf, withNonce } from './page-bytes';

/** Renders a page or runs a server function; Start, outside tests. */
export type RenderApp = (request: Request, context: SiteContext) => Promise<Response>;

type Visit = {
  /** As it was sent. */
  request: Request;
  /** What is rendered: the address with what its screen reads of it, and no more. */
  url: string;
  /** Lower-case locale of the page. */
  locale: string;
  context: SiteContext;
  renderApp: RenderApp;
  waitUntil: WaitUntil;
  /** Called for a page that is kept, with where it was. */
  onKept?: (where: KeptPage) => void;
  /** The operator's rules of who may visit, and the gateway, as text: pages from before a change of them are nobody's. */
  rules: string;
  /** The gateway answers nobody: what is kept is good for longer, and not rendered anew. */
  isStalled: boolean;
  /** Asked before a page is rendered for this visitor: what is kept costs nobody a render. @throws where there were too many */
  countRender: () => Promise<void>;
};
/** `parts` are what stands between the nonces; `seconds` how long it is served as it is, where that is less than usual. */
type Page = { parts: string[]; headers: [string, string][]; madeAt: number; seconds?: number };
type Kept = {
  parts: PageBytes;
  bytes: number;
  headers: Headers;
  madeAt: number;
  seconds: number | undefined;
  generation: number;
  renewing: boolean;
  /** Gives the page to the location, which has it not yet: done when it is asked for a second time. */
  share?: (() => void) | undefined;
};
/** Store and key of a page in this isolate, and what the key is made from, for the other isolates of the location. */
type Key = { pages: LRUCache<string, Kept>; own: string; shared: () => string };

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
/** Of all pages in this isolate; answers of the gateway have a store of their own. */
export const MAX_PAGE_BYTES = 6_000_000;

const store = (max: number, share: number) =>
  new LRUCache<string, Kept>({
    max,
    maxSize: MAX_PAGE_BYTES * share,
    sizeCalculation: ({ bytes }) => bytes,
  });

/** The screens themselves are few. What they can be asked for is endless, and drives none of them out. */
const stores = { plain: store(60, 2 / 3), asked: store(40, 1 / 3) };

/** What closed the site, or nothing, when somebody of a country last asked, by gateway and merchant. */
const lastCause = new LRUCache<string, { cause: string | null }>({ max: 1_000 });
// What was rendered, or stored at the location, before the last change is not served again.
let changes = 0;
let changedAt = 0;

/** Drops all kept pages the moment the site closes or opens, for all or for a country. */
export function followStatus(
  { GATEWAY_URL = '', MERCHANT_CODE = '' }: Pick<Env, 'GATEWAY_URL' | 'MERCHANT_CODE'>,
  country: string,
  cause: string | null,
): void {
  const key = `${GATEWAY_URL}\n${MERCHANT_CODE}\n${country}`;
  const last = lastCause.get(key);
  if (last?.cause === cause) return;
  lastCause.set(key, { cause });
  if (!last) return;
  for (const pages of Object.values(stores)) pages.clear();
  changes += 1;
  changedAt = Date.now();
}

/**
 * A page for a guest, from this isolate when another guest just had it (docs/decisions/020-guest-pages.md). The app
 * sees no more of the visitor than what the key holds. A page that more than shared answers went into is kept for
 * nobody; a kept one gets the nonce of each answer. Only for screens, without a session.
 * @throws what `countRender` throws, where the page is not kept
 */
export async function guestPage(visit: Visit): Promise<Response> {
  const { context, waitUntil, isStalled } = visit;
  const seen = asAnyGuest(visit);
  if (!seen) {
    await visit.countRender();
    return visit.renderApp(visit.request, context);
  }
  const key = keyOf(visit, seen);
  const own = key.pages.get(key.own);
  const isOwn = own?.generation === cacheGeneration() && isGood(own, isStalled);
  const kept = isOwn ? own : await takeFromLocation(key, visit, isGood);
  if (!kept) {
    await visit.countRender();
    return renderAndKeep(key, visit, seen, context.nonce);
  }
  kept.share?.();
  kept.share = undefined;
  const age = ageOf(kept);
  if (age > FRESH * 1000 && !kept.renewing && !isStalled) {
    kept.renewing = true;
    waitUntil(renew(kept, key, visit, seen));
  }
  visit.onKept?.(isOwn ? 'page' : 'page.location');
  const response = new Response(withNonce(kept.parts, context.nonce), { headers: kept.headers });
  response.headers.set('Server-Timing', serverTiming({ kept: age }));
  return response;
}

const ageOf = ({ madeAt }: Pick<Page, 'madeAt'>) => Math.max(0, Date.now() - madeAt);

/** Whether a page may still be served, renewed behind it or not; one that counts seconds only as it is. */
function isGood(page: Pick<Page, 'madeAt' | 'seconds'>, isStalled: boolean): boolean {
  return ageOf(page) <= (isStalled ? STALE_WHILE_STALLED : (page.seconds ?? STALE)) * 1000;
}

/** Whether a page need not be renewed yet. */
const isFresh = (page: Pick<Page, 'madeAt' | 'seconds'>) => ageOf(page) <= (page.seconds ?? FRESH) * 1000;

function keyOf({ url, context, rules }: Visit, seen: Seen): Key {
  const asked = `${url}\n${seen.Accept}\n${seen.Cookie}\n${seen['User-Agent']}`;
  const settings = settingsOf(context.site, rules);
  const isPlain = !url.includes('?') && !OLD_PHONE.test(seen['User-Agent']);
  return {
    pages: isPlain ? stores.plain : stores.asked,
    own: `${asked}\n${settings.mark}`,
    shared: () => `${BUILD}\n${asked}\n${settings.text}`,
  };
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

/** A page of this build that another isolate of the location made, where it is still good for that. */
async function takeFromLocation(
  key: Key,
  visit: Visit,
  isGoodEnough: (page: Kept, isStalled: boolean) => boolean,
): Promise<Kept | undefined> {
  const generation = cacheGeneration();
  const found = await readLocation(ROOM, key.shared());
  if (!found || !isOfThisGeneration(found.storedAt) || generation !== cacheGeneration()) return undefined;
  try {
    const kept = asKept({ ...JSON.parse(found.body), madeAt: found.storedAt }, generation);
    if (!isGoodEnough(kept, visit.isStalled) || (changes > 0 && kept.madeAt <= changedAt)) return undefined;
    key.pages.set(key.own, kept);
    return kept;
  } catch {
    return undefined;
  }
}

function asKept({ parts, headers, madeAt, seconds }: Page, generation: number): Kept {
  const bytes = inBytes(parts);
  return {
    parts: bytes,
    bytes: sizeOf(bytes),
    headers: new Headers(headers),
    madeAt,
    seconds,
    generation,
    renewing: false,
  };
}

function keep(key: Key, page: Page, generation: number, visit: Visit): void {
  const kept = asKept(page, generation);
  key.pages.set(key.own, kept);
  const share = () => {
    const { parts, headers, madeAt, seconds } = page;
    const entry = { body: JSON.stringify({ parts, headers, seconds }), storedAt: madeAt, mark: '' };
    if (generation === cacheGeneration())
      visit.waitUntil(keepInLocation(ROOM, key.shared(), entry, STALE_WHILE_STALLED));
  };
  // What a screen can be asked for is endless, and to write it costs more than it saves until somebody asks again.
  if (key.pages === stores.asked) kept.share = share;
  else share();
}

/** The headers of a request that are left of any guest's. */
type Seen = { Accept: string; Cookie: string; 'User-Agent': string };

/**
 * The request reduced to what a page may depend on: address, language, whether a bar or a notice is closed, kind of
 * phone, operator's app. Null where a page is for this visitor alone: a long address, a client that wants no page.
 */
function asAnyGuest({ request, url, locale, context }: Visit): Seen | null {
  const agent = request.headers.get('User-Agent') ?? '';
  const wantsPage = /(?:^|,)\s*(?:\*\/\*|text\/html)/.test(request.headers.get('Accept') ?? '*/*');
  if (!wantsPage || url.length - url.indexOf('/', url.indexOf('//') + 2) > LONGEST_ADDRESS) return null;
  const phone = phoneOf(agent);
  const { nativeAppToken } = context.site;
  const app = nativeAppToken !== '' && agent.includes(nativeAppToken) ? nativeAppToken : '';
  return {
    Accept: 'text/html',
    Cookie: [`language=${locale}`, ...closedOf(request, phone)].join('; '),
    'User-Agent': `Mozilla/5.0 (${phone}) ${app}`.trim(),
  };
}

/** What a visitor has closed that a page would show: the bar, and of an old iPhone the notice. */
function closedOf(request: Request, phone: string): string[] {
  const cookies = parseCookies(request.headers.get('Cookie') ?? '');
  const closable = OLD_PHONE.test(phone) ? ['download_bar', 'old_ios_notice'] : ['download_bar'];
  return closable.filter((name) => cookies[name] === 'closed').map((name) => `${name}=closed`);
}

/** An iPhone that may be told of its age, by its version (PWA-17, PWA-23). */
const OLD_PHONE = / OS (?:\d|1[0-2])_/;

/** One phone for all that a page is the same for; of old iPhones each version. */
function phoneOf(agent: string): string {
  const [, major = '', minor = '0'] = /\((?:iPhone|iPad|iPod)[^()]* OS (\d+)(?:_(\d+))?/.exec(agent) ?? [];
  if (major === '') return 'Linux; Android 14';
  const version = Number(major) > 12 ? '17_0' : `${Number(major)}_${Number(minor)}`;
  return `iPhone; CPU iPhone OS ${version}`;
}

/** Renders for this visitor, at the speed of this visitor, and keeps a copy when others may have it. */
async function renderAndKeep(key: Key, visit: Visit, seen: Seen, nonce: string): Promise<Response> {
  const generation = cacheGeneration();
  const begun = changes;
  const { context, isCommon, freshFor } = watched({ ...visit.context, nonce });
  const response = await visit.renderApp(new Request(visit.url, { headers: seen }), context);
  const headers = [...response.headers];
  const isPage = response.status === 200 && response.headers.get('Content-Type')?.startsWith('text/html');
  const isOwn = headers.some(
    ([name, value]) => name === 'set-cookie' || name === 'cache-control' || value.includes(nonce),
  );
  if (!response.body || !isPage || isOwn || !isCommon()) return response;
  const [body, copy] = response.body.tee();
  const madeAt = Date.now();
  const keeping = new Response(copy).text().then((text) => {
    if (isCommon() && begun === changes && text.trimEnd().endsWith('</html>'))
      keep(key, { parts: text.split(nonce), headers, madeAt, seconds: freshFor() }, generation, visit);
  });
  visit.waitUntil(keeping.catch(() => {}));
  return new Response(body, response);
}

/**
 * Renders behind the visitor's back, under a nonce that nobody has seen, unless another isolate of the location just
 * did. Never fails.
 */
async function renew(kept: Kept, key: Key, visit: Visit, seen: Seen): Promise<void> {
  try {
    if (await takeFromLocation(key, visit, isFresh)) return;
    const nonce = crypto.randomUUID().replaceAll('-', '');
    await (await renderAndKeep(key, visit, seen, nonce)).text();
  } catch (error) {
    log('page.refresh.failed', { reason: describeError(error) });
  }
  kept.renewing = false;
}

/** Values of the context that are in the key, the same for every guest, or cut out again. */
const COMMON: readonly string[] = [
  'nonce',
  'hostname',
  'site',
  'locale',
  'session',
] satisfies (keyof SiteContext)[];

/**
 * The context of a render that others may see, and whether they may: every call was answered, with what the shared
 * cache gives to all, and nothing else of the context was used. `freshFor` are the seconds for which it may be kept where
 * an answer of it is not shared for as long as a page is: as long as that is fresh.
 */
function watched(given: SiteContext): {
  context: SiteContext;
  isCommon: () => boolean;
  freshFor: () => number | undefined;
} {
  let isOwn = false;
  let unanswered = 0;
  let seconds: number | undefined;
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
    if (!shared || forVisitor || options?.uncached) isOwn = true;
    else if (shared.stale < STALE) seconds = Math.min(seconds ?? STALE, shared.fresh);
    unanswered += 1;
    const response = await given.callGateway(operation, input, options);
    unanswered -= 1;
    return response;
  };
  const entries = Object.entries({ ...given, callGateway: undefined });
  const guarded = Object.fromEntries(entries.map(([name, value]) => [name, watch(name, value)]));
  const context: SiteContext = Object.defineProperties({} as SiteContext, {
    ...guarded,
    callGateway: { value: callGateway, enumerable: true },
  });
  return { context, isCommon: () => !isOwn && unanswered === 0, freshFor: () => seconds };
}
