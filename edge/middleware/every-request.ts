import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { requestLine } from '../lib/request-line';
import { RequestTrace } from '../lib/request-trace';
import { changeableHeaders } from '../lib/responses';
import { setFixedHeaders, setPolicy } from '../lib/security/security-headers';
import { siteOfEnv } from '../lib/settings/env-of-host';
import { ReadFacts } from './request-facts';

/**
 * Around all that happens to a request: first who asks, at last what every answer carries, refusals and failures
 * included: security headers, cookies, id. One log line tells of it (ERR-60).
 */
export function everyRequest(development: boolean) {
  return createMiddleware<App>(async function everyRequest(c, next) {
    const started = Date.now();
    const facts = new ReadFacts(c);
    c.set('cookies', []);
    c.set('facts', facts);
    c.set('trace', new RequestTrace());
    await next();
    const headers = headersOf(c, development);
    for (const cookie of c.get('cookies')) headers.append('Set-Cookie', cookie);
    headers.set('X-Request-Id', facts.requestId);
    tell(c, facts, Date.now() - started);
  });
}

/** Those of the answer, the fixed ones and its policy among them. */
function headersOf(c: Context<App>, development: boolean): Headers {
  if (c.get('dressed') === c.res) return c.res.headers;
  const headers = changeableHeaders(c);
  setFixedHeaders(c, headers);
  setPolicy(c, headers, development);
  return headers;
}

/** By who asks, also where a preview shows the site as to somebody else. */
function tell(c: Context<App>, { requestId, visitor }: ReadFacts, ms: number): void {
  const { method, path } = c.req;
  const trace = c.get('trace');
  const { status } = c.res;
  console.info(
    requestLine({
      method,
      path,
      status,
      ms,
      requestId,
      country: visitor.country,
      trace,
      site: siteOfEnv(c.env),
    }),
  );
}
