import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { GatewayError } from '../../contracts/errors';
import { getMemberInfo } from '../../contracts/member/member-info';
import type { SiteContext } from '../../contracts/site';
import { type App, type CallGateway, waitUntilOf } from '../context';
import { gateRules } from '../lib/gate/gate-settings';
import { limitKey } from '../lib/gate/ip';
import { isStalled } from '../lib/gateway/breaker';
import { log } from '../lib/log';
import { guestPage, type RenderApp } from '../lib/pages/guest-pages';
import { isForGuests } from '../lib/pages/known-screens';
import { knownSite } from '../lib/pages/known-site';
import { isListed } from '../lib/pages/listed-screens';
import { isSearch, PHONE_COPY, watchedForContent } from '../lib/pages/phone-copy';
import { type RenderStatusPage, statusPageForAll } from '../lib/pages/status-page-for-all';
import { pictureActions } from '../lib/pictures/picture-actions';
import { changeable, kindOf } from '../lib/responses';
import { runInBackground } from '../lib/run-in-background';
import { nonceOf } from '../lib/security/csp';
import { humanVerifier } from '../lib/security/human-verification/human-verification';
import { countRender } from '../lib/security/rate-limit';
import { addressOf, queryOf } from '../lib/security/request-path';
import { callAs } from '../lib/session/call-as';
import { refuseSession } from '../lib/session/refuse-session';
import { sessionActions } from '../lib/session/session-cookies';
import { callGatewayOf } from '../lib/session/visitors-calls';

/**
 * What a screen reads of a query, as the router writes it, with the question mark; the query comes without
 * (app/screen-searches.ts).
 */
export type ScreenQuery = (path: string, query: string) => string | Promise<string>;

type Parts = {
  renderApp: RenderApp;
  renderStatusPage: RenderStatusPage;
  screenQuery: ScreenQuery;
  /** What the development server shows changes with each file: it keeps no page, and counts none. */
  isBuilt: boolean;
};

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;

const LOGIN = '/m/login';

/** The router knows a screen by its path with a slash at the end as well. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * A page that was made for a session that has ended meanwhile is shown to nobody: the login is, with the way back kept,
 * and the login itself anew, without the cookie.
 */
function toLogin(c: Context<App>): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header('Cache-Control', 'no-store');
  const here = pathname + search;
  return c.redirect(pathname === LOGIN ? here : `${LOGIN}?redirect=${encodeURIComponent(here)}`);
}

/**
 * Hands the request to the app with its context. A guest's page may come from the isolate's memory; what is rendered for
 * one visitor is counted (GATE-47).
 */
export function render({ renderApp, renderStatusPage, screenQuery, isBuilt }: Parts) {
  return createMiddleware<App>(async function render(c) {
    const facts = c.get('facts');
    const trace = c.get('trace');
    const session = c.get('session');
    const callGateway = session ? heard(callGatewayOf(c)) : callGatewayOf(c);
    const context: SiteContext = {
      nonce: nonceOf(c),
      get hostname() {
        return new URL(c.req.url).hostname;
      },
      site: knownSite(c.env, c.get('status')),
      locale: facts.locale,
      session: session?.info ?? null,
      callGateway,
      callAs: (token) => callAs(c, token),
      runInBackground: (work) => runInBackground(c, work),
      refuseSession: (token) => refuseSession(c, token),
      ...pictureActions(c),
      verifyHuman: humanVerifier({ env: c.env, facts }),
      logOutcome(code, failure) {
        if (code) trace.code = code;
        if (failure === undefined) return;
        log('server-function.failed', { call: trace.call, name: failure, requestId: facts.requestId });
      },
      ...sessionActions(c),
    };
    const isPage = kindOf(c.req.path) === 'page';
    const isForAny = isBuilt && session === null && isForGuests(c.req.path);
    const { raw } = c.req;
    // What no function has read is for nobody: Start gets the address alone.
    const isUnread = raw.body !== null && c.get('body') === undefined;
    const request = isUnread ? new Request(raw.url, { method: raw.method, headers: raw.headers }) : raw;
    const called = !isPage && request.method === 'GET' ? watchedForContent(context) : undefined;
    const caller = { address: facts.visitor.address, token: session?.token };
    const countPage = async () => {
      if (isBuilt && isPage) await countRender(caller, { env: c.env, facts });
    };
    // Whoever has no session is led on from everywhere else, which costs little and counts nothing.
    const leadsOn = session === null && !isForGuests(withoutSlash(c.req.path));
    let response: Response;
    try {
      if (isForAny) {
        const query = queryOf(raw.url);
        response = await guestPage({
          request,
          url: addressOf(raw.url, c.req.path, query && (await screenQuery(c.req.path, query))),
          locale: facts.locale,
          context,
          renderApp,
          waitUntil: waitUntilOf(c),
          rules: gateRules(c.env),
          isStalled: isStalled(c.env, limitKey(facts.visitor.address)),
          countRender: countPage,
          onKept: (where) => {
            trace.cache = where;
          },
        });
      } else {
        if (!leadsOn) await countPage();
        response = await renderApp(request, called?.context ?? context);
        if (leadsOn && !response.headers.has('Location')) await countPage();
      }
    } catch (error) {
      const isLimited = isPage && error instanceof GatewayError && error.code === 'rate.limited';
      if (!isLimited) throw error;
      return tooMany(c, renderStatusPage, error.retryAfter);
    }
    if (isPage && isHtml(response) && c.get('session') !== null) await hear(callGateway);
    const hasEnded = isPage && session !== null && c.get('session') === null;
    if (hasEnded && (isHtml(response) || c.req.path !== LOGIN)) {
      void response.body?.cancel();
      return toLogin(c);
    }
    // Start answers what threw while the page was begun in JSON of its own.
    if (isPage && response.status >= 500 && !isHtml(response)) throw new Error('no page was rendered');
    const page = changeable(response);
    const isGuest = session === null && c.get('cookies').length === 0;
    const mayKeep = isForAny && isGuest && isListed(c.req.path) && !isSearch(request.url);
    if (response.status === 200 && (mayKeep || called?.isContentAlone())) {
      for (const [name, value] of Object.entries(PHONE_COPY)) page.headers.set(name, value);
    }
    page.headers.set('Cache-Control', isPage && isGuest ? 'private, no-cache' : 'no-store');
    if (isPage) {
      page.headers.set('Content-Language', facts.locale);
      page.headers.append('Vary', 'Cookie');
      if (!isListed(c.req.path)) page.headers.set('X-Robots-Tag', 'noindex');
    }
    return page;
  });
}

/** The refusal of one page too many, in the visitor's language: drawn once for all. */
async function tooMany(c: Context<App>, renderStatusPage: RenderStatusPage, seconds: number | undefined) {
  c.get('trace').code = 'rate.limited';
  const page = await statusPageForAll(c, renderStatusPage, 'limit');
  return c.html(page, 429, {
    'Cache-Control': 'no-store',
    ...(seconds && { 'Retry-After': String(seconds) }),
  });
}

/** A member's way to the gateway, and whether the gateway has answered it as this member's. */
type Heard = CallGateway & { isHeard: boolean };

function heard(callGateway: CallGateway): Heard {
  const call: CallGateway = async (operation, input, options) => {
    const response = await callGateway(operation, input, options);
    if (operation.session === 'required') known.isHeard = true;
    return response;
  };
  const known = Object.assign(call, { isHeard: false });
  return known;
}

/**
 * Before a page with a member's name leaves, the gateway has answered that member: a page whose parts asked it nothing is
 * no exception, or a cookie would go on naming whoever had the session after its end. What fails besides says
 * nothing of the session.
 */
async function hear(callGateway: CallGateway | Heard): Promise<void> {
  if ('isHeard' in callGateway && !callGateway.isHeard)
    await callGateway(getMemberInfo, {}).catch(() => undefined);
}
