import { createMiddleware } from 'hono/factory';
import type { SiteContext } from '../../contracts/site';
import type { App } from '../context';
import { kindOf } from '../lib/answers';
import { humanVerifier } from '../lib/human-verification/human-verification';
import { isListed } from '../lib/public-screens';
import { refuseSession } from '../lib/refuse-session';
import { sessionActions } from '../lib/session-cookies';
import { siteSettings } from '../lib/site';

/** Renders a page or runs a server function; Start, outside tests. */
export type RenderApp = (request: Request, context: SiteContext) => Promise<Response>;

/** Hands the request to the app with its context. No page is ever kept by a shared cache (GATE-47). */
export function render(renderApp: RenderApp) {
  return createMiddleware<App>(async function render(c) {
    const { nonce, facts, status, session, callGateway } = c.var;
    const answer = await renderApp(c.req.raw, {
      nonce,
      requestId: facts.requestId,
      hostname: new URL(c.req.url).hostname,
      site: siteSettings(c.env, status),
      session: session?.info ?? null,
      callGateway,
      refuseSession: (token) => refuseSession(c, token),
      verifyHuman: humanVerifier(c.env, facts.visitor.address),
      ...sessionActions(c),
    });
    const page = new Response(answer.body, answer);
    const isPage = kindOf(c.req.path) === 'page';
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
