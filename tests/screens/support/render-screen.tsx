import { RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  getLocale,
  type Locale,
  overwriteGetLocale,
  overwriteSetLocale,
  setLocale,
} from '@/app/paraglide/runtime.js';
import { getRouter } from '@/app/router';
import { sessionQuery } from '@/app/session/session.queries';
import { siteQuery } from '@/app/session/site.queries';
import { GatewayError } from '@/contracts/errors';
import { SITE_FLAGS, type SiteFlag } from '@/contracts/flags';
import type { Level } from '@/contracts/levels';
import type { Operation } from '@/contracts/operation';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { SiteContext, SiteSettings } from '@/contracts/site';
import { getStatus } from '@/contracts/system/status';
import { siteSettings } from '@/edge/lib/pages/site';
import type { Visitor } from '../../support/every-screen';
import type { SiteAddress } from '../../support/site-address';
import { isLoadingFiles } from './files';
import { type Known, type Reads, type Responses, startGateway } from './gateway';
import { setStartContext } from './start';

export type Visit = {
  /** A guest by default. */
  as?: Visitor;
  /** The type of the account, where it is another than its visitor's. */
  type?: number;
  /** Somebody else has set the password, which is to be changed. */
  firstTimeLogin?: boolean;
  /** Responses of the gateway, where they are not the examples. */
  answers?: Responses;
  /** All other answers to what is read. */
  reads?: Reads;
  /** Flags of the site that are off; what opens by itself is off unless `on` names it. */
  off?: readonly SiteFlag[];
  on?: readonly SiteFlag[];
  site?: Partial<SiteSettings>;
  /** How far the site is open: wholly by default. */
  level?: Level;
  /** `vi` by default; the project loads a few (`vitest.config.ts`). */
  language?: 'vi' | 'en' | 'ar' | 'fa';
  /** As the brand has it unless told. */
  theme?: 'dark' | 'light';
  /** Pixels; a phone of 390 by default. */
  width?: number;
  height?: number;
  /** How many times larger than usual texts are. */
  letters?: number;
};

/** A test may have stopped the clock. */
const realTimeout = setTimeout;

/** What would stand over every screen. */
const BY_ITSELF: readonly SiteFlag[] = ['ANNOUNCENOW3', 'OFFERAPPNOW3'];

const TYPES: Record<Exclude<Visitor, 'guest'>, number> = { member: 0, trial: 4, agent: 1 };

const status = v.parse(getStatus.output, getStatus.example.output);

/** The site as the edge tells of it, with these flags. */
function siteWith(whitelabel: Record<string, boolean>, level: Level | undefined): SiteSettings {
  const env = { MERCHANT_CODE: 'hoadang', SITE_LEVEL: level };
  return siteSettings(env as never, { ...status, info: { ...status.info, whitelabel } });
}

const keepLocale = setLocale;

/** The page's language, until its visitor chooses another. */
function speak(language: Locale): void {
  let spoken = language;
  overwriteGetLocale(() => spoken);
  overwriteSetLocale((chosen, options) => {
    spoken = chosen;
    return keepLocale(chosen, options);
  });
}

type Shown = { root: Root; router: ReturnType<typeof getRouter> };
const shown = new Set<Shown>();

/**
 * Opens an address of the site, with its own routes and loaders, before a gateway that answers with the contracts'
 * examples. It is there once the screen's loader is through.
 */
export async function renderScreen(address: SiteAddress, visit: Visit = {}) {
  const { as = 'guest', type, firstTimeLogin = false, answers = {}, reads } = visit;
  const { language = 'vi', theme, width = 390, height = 844, letters } = visit;
  putAway();
  await resize(width, height);
  const session =
    as === 'guest' ? null : { ...sessionOf(as), firstTimeLogin, ...(type !== undefined && { type }) };
  const known: Known = { answers: { ...answers }, reads };
  const visitor = { session };
  const gateway = startGateway(known, () => visitor.session !== null, visit.level);
  const site = siteOf(visit);
  setStartContext(
    Object.assign(contextOf({ site, visitor, call: gateway.call }), { isLost: gateway.takeLost }),
  );
  gateways.push(gateway);

  speak(language);
  history.replaceState(null, '', address);
  const router = getRouter();
  const { queryClient } = router.options.context;
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ mutations, queries: { ...queries, retryDelay: 0 } });
  queryClient.setQueryData(siteQuery().queryKey, site);
  queryClient.setQueryData(sessionQuery().queryKey, session);
  // What fades from page to page is the browser's own; cut short it would count as an error (app/client.tsx).
  router.update({ ...router.options, defaultViewTransition: false });
  // As on a page that the server has drawn: it is loaded, and its first drawing loads nothing again.
  router.ssr = { manifest: undefined };
  await (reads === 'pending' ? inFastTime(() => router.load()) : router.load());
  const root = createRoot(document, {
    onUncaughtError: (error) => gateway.problems.push(`uncaught ${error}`),
  });
  shown.add({ root, router });
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => {
    if (!document.querySelector('main, [role="main"]')) throw new Error(`${address} shows no screen`);
  });
  await comeToRest(() => gateway.isAnswering() || isLoadingFiles());
  const { documentElement } = document;
  if (theme) documentElement.dataset.theme = theme;
  if (letters) documentElement.style.fontSize = `${letters * 100}%`;
  const { asked, problems } = gateway;
  const sessionId = () => visitor.session?.id;
  /** As by a tap that the gateway leaves without an answer: so many milliseconds pass after it, and no more. */
  const goTo = async (href: string, passing: number) => {
    await loadFiles(router, href);
    await inPassing(passing, () => router.navigate({ href }));
  };
  return { router, asked, problems, known, sessionId, path, goTo };
}

/**
 * A slow machine has the screen before its answers and its later files, as a visitor far away has: all of them come, but
 * for those that the test holds back, and are drawn.
 */
async function comeToRest(isMore: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = isMore() ? 0 : quiet + 1)
    await new Promise((done) => realTimeout(done, 0));
}

/** The files of a screen, which come from the site and not from its gateway. */
async function loadFiles(router: ReturnType<typeof getRouter>, href: string): Promise<void> {
  const { pathname } = new URL(href, location.href);
  const [, , route] = router.getMatchedRoutes(pathname);
  if (route) await router.loadRouteChunk(route);
}

/** Timers run for so long, and stand still from then on. */
async function inPassing(time: number, act: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void act();
  await vi.advanceTimersByTimeAsync(time);
  vi.useRealTimers();
}

/** A loader waits a moment for the gateway before the screen says that it waits (`app/lib/loading/patiently.ts`). */
async function inFastTime(load: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isThere = false;
  const loaded = load().finally(() => {
    isThere = true;
  });
  for (let waited = 0; !isThere && waited < 5_000; waited += 250) await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  if (!isThere) throw new Error('the screen is not there before its gateway has answered');
  await loaded;
}

/** Those of the screens of this test; the last one answers. */
const gateways: ReturnType<typeof startGateway>[] = [];

/** The gateway of the screen that stands. */
export const currentGateway = () => gateways.at(-1);

/** Where the page is. The screen of an address comes after the address: a test that has waited for it finds the screen. */
function path(): string {
  const { resolvedLocation } = [...shown].at(-1)?.router.state ?? {};
  return resolvedLocation ? resolvedLocation.pathname + resolvedLocation.searchStr : '';
}

/** Takes the screen away and everything that it left on the page. */
function putAway(): void {
  for (const { root, router } of shown) {
    root.unmount();
    router.history.destroy();
    router.options.context.queryClient.clear();
  }
  shown.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies would have to be waited for
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
}

/** At the end of a test: puts its screens away, and answers what went wrong on them. */
export function closeScreens(): string[] {
  putAway();
  return gateways.splice(0).flatMap(({ problems }) => problems);
}

/** What the page remembers of a session that ended concerns no later one. */
const newId = () => crypto.randomUUID();

function sessionOf(as: Exclude<Visitor, 'guest'>): SessionInfo {
  const session = { id: newId(), merchantCode: 'hoadang', userName: `${as}01`, firstTimeLogin: false };
  return { ...session, type: TYPES[as], ...(as === 'trial' && { trial: true }) };
}

function siteOf({ off = [], on = [], level, site }: Visit): SiteSettings {
  const isOn = (flag: SiteFlag) => on.includes(flag) || !(off.includes(flag) || BY_ITSELF.includes(flag));
  const flags = Object.fromEntries(SITE_FLAGS.map((flag) => [flag, isOn(flag)]));
  return { ...siteWith(flags, level), ...site };
}

type Edge = {
  site: SiteSettings;
  visitor: { session: SessionInfo | null };
  call: (operation: Operation, input: unknown, key?: string) => Promise<unknown>;
};

/** What the edge hands to server functions. */
function contextOf({ site, visitor, call }: Edge): SiteContext {
  const callGateway = (async (operation: Operation, input: unknown, options: Ask = {}) => {
    const answer = await call(operation, input, options.idempotencyKey);
    return options.pick ? options.pick(answer) : answer;
  }) as SiteContext['callGateway'];
  return {
    nonce: 'nonce',
    hostname: location.hostname,
    get locale() {
      return getLocale();
    },
    site,
    get session() {
      return visitor.session;
    },
    callGateway,
    callAs: () => callGateway,
    openPictures: async (ids) => ids.map(() => 'data:image/png;base64,'),
    dropPictures: () => undefined,
    openSession: async ({ token: _, ...login }) => {
      visitor.session = { id: newId(), merchantCode: site.merchantCode, ...login };
      return visitor.session;
    },
    updateSession: async ({ idleSeconds, firstTimeLogin }) => {
      if (!visitor.session) throw new GatewayError('session.missing', null, 401);
      visitor.session = {
        ...visitor.session,
        ...(firstTimeLogin !== undefined && { firstTimeLogin }),
        ...(idleSeconds !== undefined && { stays: idleSeconds !== null }),
      };
      return visitor.session;
    },
    runInBackground: (work) => void work.catch(() => undefined),
    refuseSession: () => undefined,
    closeSession: () => {
      visitor.session = null;
    },
    keepCaptchaId: async () => undefined,
    captchaId: async () => 'captcha-1',
    deviceMark: async () => undefined,
    verifyHuman: async () => undefined,
    logOutcome: () => undefined,
  };
}

type Ask = { pick?: (answer: unknown) => unknown; idempotencyKey?: string };

const size = { width: 0, height: 0 };

async function resize(width: number, height: number): Promise<void> {
  if (size.width === width && size.height === height) return;
  Object.assign(size, { width, height });
  await page.viewport(width, height);
}
