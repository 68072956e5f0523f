import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Operation } from '../contracts/operation';
import { readMerchant } from './db/merchants';
import type { Member, Merchant } from './db/schema';
import type { Env } from './env';
import { readFields } from './read-fields';
import { Refusal } from './refusal';
import { openSession } from './session/open-session';
import { type GatewayContext, openVisit, type Visit } from './visit';

export type GatewayApp = Hono<{ Bindings: Env }>;

/** What a handler gets: the visit, its merchant, the signed-in member if any, and the checked input. */
export type Call<Op extends Operation> = Visit & {
  merchant: Merchant;
  member: Member | null;
  input: v.InferOutput<Op['input']>;
};
export type MemberCall<Op extends Operation> = Call<Op> & { member: Member };
type Answer<Op extends Operation> = v.InferInput<Op['output']> | Promise<v.InferInput<Op['output']>>;

/** Second readings of an operation that are tolerated: other methods, other paths. */
type Tolerated = { alsoBy?: string[]; alsoAt?: string[] };

/**
 * Puts an operation on the app: its method and path, session, open merchant, checked input, and the answer's
 * frame `{ success, value, errorCode, message }` (CALL-01).
 */
export function implement<Op extends Operation>(
  app: GatewayApp,
  operation: Op,
  handler: (call: Call<Op>) => Answer<Op>,
  { alsoBy = [], alsoAt = [] }: Tolerated = {},
): void {
  app.on([operation.method, ...alsoBy], [operation.path, ...alsoAt], async (c) => {
    const call = await openCall(c, operation);
    const value = await handler(call);
    if (call.member) c.header('Cache-Control', 'no-store');
    return c.json({ success: true, value: value ?? null, errorCode: null, message: null });
  });
}

/** `implement` for operations whose session is required: the handler always has a member. */
export function implementForMember<Op extends Operation>(
  app: GatewayApp,
  operation: Op,
  handler: (call: MemberCall<Op>) => Answer<Op>,
  options?: Tolerated,
): void {
  if (operation.session !== 'required') throw new TypeError(`${operation.id} does not require a session`);
  implement(app, operation, (call: Call<Op>) => handler(call as MemberCall<Op>), options);
}

async function openCall<Op extends Operation>(c: GatewayContext, operation: Op): Promise<Call<Op>> {
  const visit = await openVisit(c as Context<{ Bindings: Env }>, operation.tokenInQuery === true);
  const member = await memberOf(visit, operation);
  const code = visit.merchantCode ?? member?.merchant ?? visit.env.DEFAULT_MERCHANT ?? 'hoadang';
  if (member && member.merchant !== code) throw new Refusal('session.missing');
  const merchant = await readMerchant(visit.db, code);
  if (!merchant) throw new Refusal('request.invalid');
  // The system calls tell why the site is shut, so they stay open.
  if (!operation.path.startsWith('/wps/system/')) refuseWhenShut(merchant);

  const input = v.safeParse(operation.input, await readFields(c, operation, visit));
  if (!input.success) throw new Refusal('request.invalid');
  return { ...visit, merchant, member, input: input.output };
}

async function memberOf(visit: Visit, operation: Operation): Promise<Member | null> {
  if (operation.session === 'none') return null;
  if (operation.session === 'optional' && !visit.token) return null;
  return openSession(visit);
}

function refuseWhenShut(merchant: Merchant): void {
  if (merchant.maintenance) throw new Refusal('platform.maintenance');
  if (merchant.regionRestriction) throw new Refusal('location.blocked');
}
