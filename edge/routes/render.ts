import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SiteContext } from '../../contracts/site';
import { type App, waitUntilOf } from '../context';
import { changeable, kindOf } from '../lib/answers';
import { gateRules } from '../lib/gate/gate-settings';
import { limitKey } from '../lib/gate/ip';
import { isStalled } from '../lib/gateway/breaker';
import { later } from '../lib/later';
import { guestPage, type RenderApp } from '../lib/pages/guest-pages';
import { knownSite } from '../lib/pages/known-site';
import { isListed } from '../lib/pages/listed-screens';
import { isSearch, PHONE_COPY, watchedForContent } from '../lib/pages/phone-copy';
import { pictureActions } from '../lib/pictures/picture-actions';
import { nonceOf } from '../lib/security/csp';
import { humanVerifier } from '../lib/security/human-verification/human-verification';
import { callAs } from '../lib/session/call-as';
import { refuseSession } from '../lib/session/refuse-session';
import { sessionActions } from '../lib/session/session-cookies';
import { callGatewayOf } from '../lib/session/visitors-calls';

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;

const LOGIN = '/m/login';

/**
 * A page that was made for a session that has ended meanwhile is shown to nobody: the login is, with the way back kept
 * (SESS-46).
 */
function toLogin(c: Context<App>): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${LOGIN}?redirect=${encodeURIComponent(pathname + search)}`);
}

/** Hands the request to the app with its context. Listed pages for guests may come from the isolate's memory (GATE-47). */
export function render(renderApp: RenderApp, keepsPages: boolean) {
  return createMiddleware<App>(async function render(c) {
    const facts = c.get('facts');
    const journal = c.get('journal');
    const session = c.get('session');
    const context: SiteContext = {
      nonce: nonceOf(c),
      get hostname() {
        return new URL(c.req.url).hostname;
      },
      site: knownSite(c.env, c.get('status')),
      session: session?.info ?? null,
      callGateway: callGatewayOf(c),
      callAs: (token) => callAs(c, token),
      later: (work) => later(c, work),
      refuseSession: (token) => refuseSession(c, token),
      ...pictureActions(c),
      verifyHuman: humanVerifier({ env: c.env, facts }),
      tellOutcome(code) {
        journal.code = code;
      },
      ...sessionActions(c),
    };
    const isPage = kindOf(c.req.path) === 'page';
    const mayKeep = keepsPages && isListed(c.req.path) && session === null && c.get('cookies').length === 0;
    const { raw } = c.req;
    // What no function has read is for nobody: Start gets the address alone.
    const isUnread = raw.body !== null && c.get('body') === undefined;
    const request = isUnread ? new Request(raw.url, { method: raw.method, headers: raw.headers }) : raw;
    const called = !isPage && request.method === 'GET' ? watchedForContent(context) : undefined;
    const answer = mayKeep
      ? await guestPage({
          request,
          locale: facts.locale,
          context,
          renderApp,
          waitUntil: waitUntilOf(c),
          rules: gateRules(c.env),
          isStalled: isStalled(c.env, limitKey(facts.visitor.address)),
          onKept: (where) => {
            journal.cache = where;
          },
        })
      : await renderApp(request, called?.context ?? context);
    const hasEnded = isPage && session !== null && c.get('session') === null && c.req.path !== LOGIN;
    if (hasEnded) void answer.body?.cancel();
    if (hasEnded) return toLogin(c);
    // Start answers what threw while the page was begun in JSON of its own.
    if (isPage && answer.status >= 500 && !isHtml(answer)) throw new Error('no page was rendered');
    const page = changeable(answer);
    const isForAll = (mayKeep && !isSearch(request.url)) || called?.isContentAlone();
    if (answer.status === 200 && isForAll) {
      for (const [name, value] of Object.entries(PHONE_COPY)) page.headers.set(name, value);
    }
    const personal = session !== null || c.get('cookies').length > 0 || !isPage;
    page.headers.set('Cache-Control', personal ? 'no-store' : 'private, no-cache');
    if (isPage) {
      page.headers.set('Content-Language', facts.locale);
      page.headers.append('Vary', 'Cookie');
      if (!isListed(c.req.path)) page.headers.set('X-Robots-Tag', 'noindex');
    }
    return page;
  });
}
