import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import type { Level } from '../../contracts/levels';
import { reaches } from '../../contracts/levels';
import type { App, RequestFacts } from '../context';
import type { Env } from '../env';
import { type Preview, previewOf } from '../lib/operator/preview';
import { siteLevel } from '../lib/pages/site-level';
import { perEnv } from '../lib/per-env';
import { refuse } from '../lib/responses';
import { nonceOf } from '../lib/security/csp';
import { likeEnv } from '../lib/settings/env-of-host';
import { WORDS } from '../routes/operator/words';

const READS = new Set(['GET', 'HEAD']);

/**
 * Shows the site to a browser with a preview as the operator asked for: to a guest, from a country, in a language and as far
 * open as a level. Nothing is sent on that may change something, no session counts, each page says that it is a preview,
 * and none of it is kept (docs/decisions/092-operators-cockpit.md).
 */
export const preview = createMiddleware<App>(async function preview(c, next) {
  const shown = await previewOf(c);
  if (!shown) return next();
  if (!READS.has(c.req.method)) return refuse(c, 'permission.denied', 403);
  c.set('isPreview', true);
  c.set('facts', seenFrom(c.get('facts'), shown.country));
  // No preview shows more than the site has.
  if (reaches(siteLevel(c.env), shown.level)) c.env = atLevel(c.env).get(shown.level) as Env;
  await next();
  await mark(c, shown);
});

/** The request as it would be from there; the address stays the visitor's own, and counts. */
function seenFrom(facts: RequestFacts, country: string): RequestFacts {
  const { requestId, traceparent, locale, device, standalone } = facts;
  const visitor = { country: country || null, address: facts.visitor.address };
  return { requestId, traceparent, locale, device, standalone, visitor };
}

/** The environment of each level that is asked for, made once: what is kept by it stays kept. */
const atLevel = perEnv((env: Env) => {
  const known = new Map<Level, Env>();
  return {
    get(level: Level): Env {
      const found = known.get(level) ?? likeEnv(env, { SITE_LEVEL: level });
      known.set(level, found);
      return found;
    },
  };
});

const STYLE =
  '#operator-preview{box-sizing:border-box;padding:10px 14px;background:#5a3d00;color:#fff;font:600 14px/1.45 system-ui,sans-serif}#operator-preview a{color:#ffe2a3;display:inline-block;padding:6px 0}#operator-preview::after{content:"";position:fixed;inset:0;border:3px dashed #d08a00;pointer-events:none;z-index:2147483647}';

/** A page with more at the beginning of its body. */
function inBody(page: string, more: string): string {
  const begin = page.indexOf('>', page.indexOf('<body')) + 1;
  return page.slice(0, begin) + more + page.slice(begin);
}

/** Puts the banner on a page, and has nobody keep an answer. */
async function mark(c: Context<App>, { country, language, level, spoken }: Preview): Promise<void> {
  const { res } = c;
  const headers = new Headers(res.headers);
  headers.set('Cache-Control', 'no-store');
  headers.delete('X-Phone-Copy');
  headers.delete('Content-Length');
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
  const said = WORDS[spoken].previewBanner(country || '?', language, level);
  const banner = html`<div id="operator-preview" role="status"><style nonce="${nonceOf(c)}">${raw(STYLE)}</style>${said} <a href="/operator/preview/end">${WORDS[spoken].previewEnd}</a></div>`;
  const body = isPage ? inBody(await res.text(), `${banner}`) : res.body;
  c.res = undefined;
  c.res = new Response(body, { status: res.status, headers });
}
