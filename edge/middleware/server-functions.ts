import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '../../contracts/errors';
import type { App } from '../context';
import { type FunctionPolicy, functionPolicyOf, IN_DEVELOPMENT } from '../functions';
import { log } from '../lib/log';
import { makesCall } from '../lib/pages/site-level';
import { refuse, refuseForNow } from '../lib/responses';
import { pathOf, queryOf } from '../lib/security/request-path';
import { isPayload } from '../lib/security/server-function-payload';
import { admitCall, admitWithin } from './admit-call';
import { takeBody } from './body-bounds';

/** What Start says of a name that no function has. */
const NO_FUNCTION = 'Server function info not found';
const METHODS = ['GET', 'POST'];
/** In a build a function goes by its name (app.config.ts); in the development server by encoded JSON. */
const ADDRESS = /^\/_serverFn\/(?:(\w{1,60}Fn)|eyJ[\w-]+)$/;

/**
 * Lets only well-formed calls of server functions reach Start, and only answers without its error texts leave: those
 * and its log quote what was submitted (ERR-60). Whatever Start refuses is answered in the frame of a refused call.
 * What is sent is read last: by a function that exists, for whoever may call it.
 */
export function serverFunctions(development: boolean) {
  return createMiddleware<App>(async function serverFunctions(c, next) {
    const address = ADDRESS.exec(pathOf(c.req.url));
    const name = address?.[1];
    const ofBuild = name === undefined ? undefined : functionPolicyOf(name);
    const policy = ofBuild ?? (address && development ? IN_DEVELOPMENT : undefined);
    const isOpen = !policy?.call || makesCall(c.env, policy.call, c.get('session') !== null);
    if (!policy || !isOpen) return refuse(c, 'request.invalid', 404);
    if (ofBuild) c.get('trace').call = name as string;
    const { method } = c.req;
    if (!METHODS.includes(method) || (policy.method && policy.method !== method))
      return methodRefused(c, policy.method ?? METHODS.join(', '));
    if (method === 'GET') {
      const payload = new URLSearchParams(queryOf(c.req.url)).get('payload');
      if (payload !== null && !isPayload(payload)) return refuse(c, 'request.invalid', 400);
    } else {
      const isRead = policy.session !== 'or nothing' || c.get('session') !== null;
      const refusal = (await admit(c, policy)) ?? (isRead ? await takeBody(c, policy) : undefined);
      if (refusal) return refusal;
      if (!putBack(c, isRead)) return refuse(c, 'request.invalid', 400);
    }
    await next();
    const response = c.res;
    if (response.status < 400) return;
    const text = response.status < 500 ? '' : await response.text();
    const refused = text.includes(NO_FUNCTION) ? refuse(c, 'request.invalid', 404) : refusal(c, response);
    c.res = undefined;
    c.res = refused;
  });
}

/** Who may not call it is refused before anything is read. */
function admit(
  c: Context<App>,
  { call, session, counted }: FunctionPolicy,
): Promise<Response | undefined> | Response | undefined {
  if (session === 'required' && !c.get('session')) return refuse(c, 'session.missing', 401);
  if (counted) return admitWithin(c, { bucket: counted });
  return call && admitCall(c, call);
}

/** Puts the body back for Start when it is well formed. A call without input has none, and what is not read is none. */
function putBack(c: Context<App>, isRead: boolean): boolean {
  const request = c.req.raw;
  const body = c.get('body') ?? '';
  const isEmpty = !isRead || (body === '' && !request.headers.has('Content-Type'));
  if (!isEmpty && !isPayload(body)) return false;
  const headers = new Headers(request.headers);
  // Start looks for the name anywhere in the header: it gets no parameters to find another one in.
  if (isEmpty) headers.delete('Content-Type');
  else headers.set('Content-Type', 'application/json');
  c.req.raw = new Request(request.url, {
    method: request.method,
    headers,
    body: isEmpty ? null : body,
    signal: request.signal,
  });
  return true;
}

function refusal(c: Context<App>, response: Response): Response {
  const { status, headers } = response;
  if (status === 403) return refuse(c, 'permission.denied', 403);
  if (status === 405) return methodRefused(c, headers.get('Allow') ?? 'GET, POST');
  if (status < 500) {
    const code: ErrorCode = status === 429 ? 'rate.limited' : 'request.invalid';
    return refuseForNow(c, code, status, Number(headers.get('Retry-After')) || undefined);
  }
  const call = c.get('trace').call;
  log('server-function.failed', { call, status, requestId: c.get('facts').requestId });
  return refuse(c, 'unknown', 500);
}

function methodRefused(c: Context<App>, allow: string): Response {
  return refuse(c, 'request.invalid', 405, { headers: { Allow: allow } });
}
