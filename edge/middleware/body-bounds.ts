import type { Context } from 'hono';
import { type App, waitUntilOf } from '../context';
import { refuse, refuseForNow } from '../lib/answers';
import { limitKey } from '../lib/gate/ip';
import { ByteBudget, type Holder } from '../lib/security/byte-budget';
import { announcedLength, type BodyFault, readBody, WAITING } from '../lib/security/read-body';
import { securityEvent } from '../lib/security/security-event';

const MB = 1024 * 1024;
const READS = new Set(['GET', 'HEAD']);
/** All of a body comes in these milliseconds, or none of it is taken. */
const PATIENCE_MS = 15_000;
/** Bytes a second: half of what a telephone on one slot of GPRS sends, the slowest that is still in use. */
const LEAST_RATE = 512;
/** Seconds after which bodies that have no room now are over, most of them. */
const SOON = 5;

/**
 * Bytes that bodies hold in an isolate while they come, and how much of it guests may fill, and members: the last is for
 * what moves members' money. Of an address or a member at most a share, so that nobody shuts the others out.
 */
const MOST = { guest: 12 * MB, member: 16 * MB, money: 20 * MB };
const bodies = new ByteBudget(MOST.money, 3 * MB);

/** A body that comes with a GET is read by nobody: 413. */
export function bodiesOfReads(c: Context<App>) {
  if (c.req.raw.body === null || !READS.has(c.req.method)) return undefined;
  return refuse(c, 'request.too.large', 413);
}

/** What a body may be, and whether it is of a call that moves money. */
type Wanted = { maxBytes: number; movesMoney?: boolean };

/**
 * Reads the body of a call that may be made, once and as text, for whoever comes after (`body`). The last thing before
 * the call itself: method, type, route, session and limits come first.
 * @returns the answer to a body that is not taken: 413, 408, 400, or 503 while the isolate holds as much as it may
 */
export async function takeBody(
  c: Context<App>,
  { maxBytes, movesMoney = false }: Wanted,
): Promise<Response | undefined> {
  const request = c.req.raw;
  if (request.body === null) return undefined;
  if ((announcedLength(request.headers) ?? 0) > maxBytes) return refuseBody(c, 'too large');
  const held = bodies.take(holderOf(c, movesMoney), WAITING);
  if (!held) return refuseBody(c, 'no room');
  const bounds = { maxBytes, withinMs: PATIENCE_MS, leastRate: LEAST_RATE, held };
  const reading = readBody(request, bounds).finally(held.release);
  // Where the visitor has gone meanwhile, what is held is given back all the same.
  waitUntilOf(c)(reading);
  const body = await reading;
  if (typeof body === 'string') return refuseBody(c, body);
  c.set('body', new TextDecoder().decode(body));
  return undefined;
}

function holderOf(c: Context<App>, movesMoney: boolean): Holder {
  const session = c.get('session');
  if (!session) return { name: `address ${limitKey(c.get('facts').visitor.address)}`, upTo: MOST.guest };
  return { name: `account ${session.info.userName}`, upTo: movesMoney ? MOST.money : MOST.member };
}

/** The answer to a body that was not read. */
export function refuseBody(c: Context<App>, fault: BodyFault) {
  if (fault === 'no room') {
    securityEvent({ env: c.env, facts: c.get('facts') }, 'limit.met', { call: 'bodies at once' });
    return refuseForNow(c, 'rate.limited', 503, SOON);
  }
  if (fault === 'too slow') return refuse(c, 'request.too.slow', 408);
  return fault === 'too large' ? refuse(c, 'request.too.large', 413) : refuse(c, 'request.invalid', 400);
}
