import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { MEMBER_PICTURES } from '../../contracts/pictures/member-pictures';
import type { App } from '../context';
import { refuse } from '../lib/answers';
import { type BodyFault, readBody } from '../lib/security/read-body';

/** Of every body but a member's picture. */
const BOUNDS = { maxBytes: 64 * 1024, withinMs: 15_000 };
const READS = new Set(['GET', 'HEAD']);

/**
 * Reads every body before anyone else does: 64 kB within 15 seconds, none with a GET. 413 and 408 answer what is more.
 * A member's picture is longer; it is read behind the session, by its own route.
 */
export function bodyBounds() {
  return createMiddleware<App>(async function bodyBounds(c, next) {
    const request = c.req.raw;
    if (request.body === null || (c.req.path === MEMBER_PICTURES && c.req.method === 'POST')) return next();
    if (READS.has(c.req.method)) return refuse(c, 'request.too.large', 413);
    const body = await readBody(request, BOUNDS);
    if (typeof body === 'string') return refuseBody(c, body);
    const { method, headers, signal } = request;
    c.req.raw = new Request(request.url, { method, headers, body, signal, redirect: 'manual' });
    return next();
  });
}

/** The answer to a body that was not read. */
export function refuseBody(c: Context<App>, fault: BodyFault) {
  if (fault === 'too slow') return refuse(c, 'request.too.slow', 408);
  return fault === 'too large' ? refuse(c, 'request.too.large', 413) : refuse(c, 'request.invalid', 400);
}
