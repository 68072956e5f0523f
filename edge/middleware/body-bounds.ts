import type { Context } from 'hono';
import { MEMBER_PICTURES } from '../../contracts/pictures/member-pictures';
import type { App } from '../context';
import { refuse } from '../lib/answers';
import { type BodyFault, readBody } from '../lib/security/read-body';

/** Of every body but a member's picture. */
const BOUNDS = { maxBytes: 64 * 1024, withinMs: 15_000 };
const READS = new Set(['GET', 'HEAD']);

/**
 * Reads every body before anyone else does, once and as text: 64 kB within 15 seconds, none with a GET. 413 and 408
 * answer what is more. A member's picture is longer; it is read behind the session, by its own route.
 */
export function bodyBounds(c: Context<App>) {
  const request = c.req.raw;
  if (request.body === null || (c.req.path === MEMBER_PICTURES && c.req.method === 'POST')) return undefined;
  if (READS.has(c.req.method)) return refuse(c, 'request.too.large', 413);
  return readBody(request, BOUNDS).then((body) => {
    if (typeof body === 'string') return refuseBody(c, body);
    c.set('body', new TextDecoder().decode(body));
    return undefined;
  });
}

/** The answer to a body that was not read. */
export function refuseBody(c: Context<App>, fault: BodyFault) {
  if (fault === 'too slow') return refuse(c, 'request.too.slow', 408);
  return fault === 'too large' ? refuse(c, 'request.too.large', 413) : refuse(c, 'request.invalid', 400);
}
