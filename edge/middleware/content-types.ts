import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { kindOf, refuse } from '../lib/answers';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i;

/** Refuses bodies of calls that are no JSON with 415; server functions also take forms. */
export function contentTypes() {
  return createMiddleware<App>(async function contentTypes(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || kindOf(c.req.path) !== 'call') return next();
    const type = c.req.header('Content-Type');
    if (type === undefined ? isEmpty(c.req.raw.headers) : isTaken(c.req.path, type)) return next();
    return refuse(c, 'request.invalid', 415);
  });
}

function isTaken(path: string, type: string): boolean {
  if (path.startsWith('/_serverFn/') && FORM_TYPE.test(type)) return true;
  return JSON_TYPE.test(type);
}

function isEmpty(headers: Headers): boolean {
  return (headers.get('Content-Length') ?? '0') === '0' && !headers.has('Transfer-Encoding');
}
