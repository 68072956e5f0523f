import type { Context } from 'hono';
import { MEMBER_PICTURES } from '../../contracts/pictures/member-pictures';
import type { App } from '../context';
import { kindOf, refuse } from '../lib/responses';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Refuses bodies of calls that are no JSON, or packed, with 415; a member's pictures are looked at by their own route. */
export function contentTypes(c: Context<App>) {
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || kindOf(c.req.path) !== 'call') return undefined;
  if (!/^(?:identity)?$/i.test(c.req.header('Content-Encoding') ?? ''))
    return refuse(c, 'request.invalid', 415);
  const type = c.req.header('Content-Type');
  if (type === undefined ? isEmpty(c.req.raw.headers) : isTaken(c.req.path, type)) return undefined;
  return refuse(c, 'request.invalid', 415);
}

function isTaken(path: string, type: string): boolean {
  return path === MEMBER_PICTURES || JSON_TYPE.test(type);
}

function isEmpty(headers: Headers): boolean {
  return (headers.get('Content-Length') ?? '0') === '0' && !headers.has('Transfer-Encoding');
}
