import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { knownTag } from '../../contracts/languages';
import type { App } from '../context';
import { deviceOf } from '../lib/gate/device';
import { visitorOf } from '../lib/gate/visitor';
import { Journal } from '../lib/journal';
import { log, scrubPath } from '../lib/log';

/** Names the request, reads the visitor, and writes one log line when the answer is known (ERR-60). */
export function requestFacts() {
  return createMiddleware<App>(async function requestFacts(c, next) {
    const started = Date.now();
    const requestId = crypto.randomUUID();
    const { headers } = c.req.raw;
    const journal = new Journal();
    c.set('cookies', []);
    c.set('journal', journal);
    c.set('nonce', crypto.randomUUID().replaceAll('-', ''));
    c.set('facts', {
      requestId,
      traceparent: traceparentOf(headers.get('traceparent')),
      locale: knownTag(getCookie(c, 'language')),
      visitor: visitorOf(c.req.raw, c.env),
      device: deviceOf(headers.get('User-Agent')),
      standalone: headers.get('X-Standalone') === '1' || getCookie(c, 'standalone') === '1',
    });
    await next();
    c.header('X-Request-Id', requestId);
    log('info', 'request', {
      method: c.req.method,
      path: scrubPath(c.req.path).slice(0, 200),
      call: journal.call,
      status: c.res.status,
      code: journal.code ?? (c.res.status < 400 ? 'ok' : null),
      ms: Date.now() - started,
      upstreamMs: journal.upstreamMs,
      cache: journal.cache,
      requestId,
      country: c.var.facts.visitor.country,
    });
  });
}

/** The caller's trace context when it is well formed, else a new one. */
export function traceparentOf(given: string | null): string {
  if (given && /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(given)) return given;
  const hex = () => crypto.randomUUID().replaceAll('-', '');
  return `00-${hex()}-${hex().slice(0, 16)}-01`;
}
