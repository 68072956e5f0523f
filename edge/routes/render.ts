import { createMiddleware } from 'hono/factory';
import type { SiteContext } from '../../contracts/site';
import { type App, waitUntilOf } from '../context';
import { kindOf } from '../lib/answers';
import { isStalled } from '../lib/gateway/breaker';
import { later } from '../lib/later';
import { guestPage, type RenderApp } from '../lib/pages/guest-pages';
import { isListed } from '../lib/pages/listed-screens';
import { siteSettings } from '../lib/pages/site';
import { pictureActions } from '../lib/pictures/picture-actions';
import { humanVerifier } from '../lib/security/human-verification/human-verification';
import { refuseSession } from '../lib/session/refuse-session';
import { sessionActions } from '../lib/session/session-cookies';

/** Hands the request to the app with its context. Listed pages for guests may come from the isolate's memory (GATE-47). */
export function render(renderApp: RenderApp, keepsPages: boolean) {
  return createMiddleware<App>(async function render(c) {
    const { nonce, facts, journal, status, session, callGateway } = c.var;
    const context: SiteContext = {
      nonce,
      hostname: new URL(c.req.url).hostname,
      site: siteSettings(c.env, status),
      session: session?.info ?? null,
      callGateway,
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
    const mayKeep = keepsPages && isListed(c.req.path) && session === null && c.var.cookies.length === 0;
    const request = c.req.raw;
    const answer = mayKeep
      ? await guestPage({
          request,
          locale: facts.locale,
          context,
          renderApp,
          waitUntil: waitUntilOf(c),
          isStalled: isStalled(c.env),
          onKept: () => {
            journal.cache = 'page';
          },
        })
      : await renderApp(request, context);
    const page = new Response(answer.body, answer);
    const personal = session !== null || c.var.cookies.length > 0 || !isPage;
    page.headers.set('Cache-Control', personal ? 'no-store' : 'private, no-cache');
    if (isPage) {
      page.headers.set('Content-Language', facts.locale);
      page.headers.append('Vary', 'Cookie');
      if (!isListed(c.req.path)) page.headers.set('X-Robots-Tag', 'noindex');
    }
    return page;
  });
}
