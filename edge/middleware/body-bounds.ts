import type { Context } from 'hono';
import { type App, waitUntilOf } from '../context';
import { limitKey, networkOf } from '../lib/gate/ip';
import { refuse, refuseForNow } from '../lib/responses';
import { ByteBudget, type Holder } from '../lib/security/byte-budget';
import { announcedLength, type BodyFault, readBody, WAITING } from '../lib/security/read-body';
import { securityEvent } from '../lib/security/security-event';

const KB = 1024;
const MB = 1024 * KB;
const READS = new Set(['GET', 'HEAD']);
/** All of a body comes in these milliseconds, or none of it is taken; a member's longer one in the time that it needs. */
const PATIENCE_MS = 15_000;
/** Bytes a second, of what members send: a photo comes through from a telephone on two slots of GPRS. */
const PATIENT_RATE = 2 * KB;
/** Bytes a second: half of what a telephone on one slot of GPRS sends, the slowest that is still in use. */
const LEAST_RATE = 512;
/** Seconds after which bodies that have no room now are over, most of them. */
const SOON = 5;

/**
 * Bytes that bodies hold in an isolate while they come, and how much of it guests may fill, and members: the last is for
 * what moves members' money. Of an address or a member at most a share, some thirty bodies at once, and of the guests or
 * members of one network another, so that no few of them shut the others out.
 */
const MOST = { guest: 12 * MB, member: 16 * MB, money: 20 * MB };
const NETWORK = { guest: MB, member: 2 * MB };
const bodies = new ByteBudget(MOST.money, 512 * KB);

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
  const bounds = { maxBytes, withinMs: patienceFor(c, maxBytes), leastRate: LEAST_RATE, held };
  const reading = readBody(request, bounds).finally(held.release);
  // Where the visitor has gone meanwhile, what is held is given back all the same.
  waitUntilOf(c)(reading);
  const body = await reading;
  if (typeof body === 'string') return refuseBody(c, body);
  c.set('body', new TextDecoder().decode(body));
  return undefined;
}

/** Who has an account, and not one that anybody opens with a tap. */
function memberOf(c: Context<App>): string | null {
  const info = c.get('session')?.info;
  return info && !info.trial ? info.userName : null;
}

function patienceFor(c: Context<App>, maxBytes: number): number {
  return memberOf(c) === null ? PATIENCE_MS : Math.max(PATIENCE_MS, (maxBytes / PATIENT_RATE) * 1000);
}

function holderOf(c: Context<App>, movesMoney: boolean): Holder {
  const { address } = c.get('facts').visitor;
  const network = networkOf(address);
  const member = memberOf(c);
  if (member === null) {
    const among = { name: `guests of ${network}`, share: NETWORK.guest };
    return { name: `address ${limitKey(address)}`, upTo: MOST.guest, among };
  }
  if (movesMoney) return { name: `money of ${member}`, upTo: MOST.money };
  const among = { name: `members of ${network}`, share: NETWORK.member };
  return { name: `account ${member}`, upTo: MOST.member, among };
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
