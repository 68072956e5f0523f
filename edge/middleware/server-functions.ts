import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../../contracts/errors';
import type { App } from '../context';
import { refuse } from '../lib/answers';
import { log } from '../lib/log';
import { isPayload } from '../lib/security/server-function-payload';

// In a build a function goes by its name (app.config.ts); in the development server by encoded JSON.
const ADDRESS = /^\/_serverFn\/(?:(\w{1,60}Fn)|eyJ[\w-]+)$/;

/**
 * Lets only well-formed calls of server functions reach Start, and only answers without its error texts leave: those
 * and its log quote what was submitted (ERR-60). Whatever Start refuses is answered in the frame of a refused call.
 */
export function serverFunctions() {
  return createMiddleware<App>(async function serverFunctions(c, next) {
    const address = ADDRESS.exec(new URL(c.req.url).pathname);
    if (!address) return refuse(c, 'request.invalid', 404);
    c.var.journal.call = address[1] ?? null;
    if (c.req.method === 'GET') {
      const payload = new URL(c.req.url).searchParams.get('payload');
      if (payload !== null && !isPayload(payload)) return refuse(c, 'request.invalid', 400);
    } else if (c.req.method !== 'POST') {
      return methodRefused(c, 'GET, POST');
    } else if (!(await takeBody(c))) return refuse(c, 'request.invalid', 400);
    await next();
    if (c.res.status < 400) return;
    const answer = c.res;
    const refused = await refusal(c, answer);
    c.res = undefined;
    c.res = refused;
  });
}

/** Reads the body, and puts it back for Start when it is well formed. A call without input has none. */
async function takeBody(c: Context<App>): Promise<boolean> {
  const request = c.req.raw;
  const body = await request.arrayBuffer();
  const isEmpty = body.byteLength === 0 && !request.headers.has('Content-Type');
  if (!isEmpty && !isPayload(new TextDecoder().decode(body))) return false;
  const headers = new Headers(request.headers);
  // Start looks for the name anywhere in the header: it gets no parameters to find another one in.
  if (!isEmpty) headers.set('Content-Type', 'application/json');
  c.req.raw = new Request(request.url, { method: request.method, headers, body, signal: request.signal });
  return true;
}

async function refusal(c: Context<App>, answer: Response): Promise<Response> {
  const { status, headers } = answer;
  if (status === 403) return refuse(c, 'permission.denied', 403);
  if (status === 405) return methodRefused(c, headers.get('Allow') ?? 'GET, POST');
  if (status < 500) {
    const retryAfter = headers.get('Retry-After');
    if (retryAfter) c.header('Retry-After', retryAfter);
    const code: ErrorCode = status === 429 ? 'rate.limited' : 'request.invalid';
    return refuse(c, code, status as ContentfulStatusCode);
  }
  if ((await answer.text()).includes('Server function info not found')) {
    c.var.journal.call = null;
    return refuse(c, 'request.invalid', 404);
  }
  log('error', 'server-function.failed', { status, requestId: c.var.facts.requestId });
  return refuse(c, 'unknown', 500);
}

function methodRefused(c: Context<App>, allow: string): Response {
  c.header('Allow', allow);
  return refuse(c, 'request.invalid', 405);
}
