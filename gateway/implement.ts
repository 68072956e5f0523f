import * as v from 'valibot';
import type { Operation } from '../contracts/operation';
import { type OperationId, operations } from '../contracts/operations';
import { requestShapeOf } from '../contracts/request-shape';
import { IDEMPOTENCY_KEY, idempotencyKey } from '../contracts/shared/idempotency-key';
import { readMerchant } from './db/merchants';
import { isOfFrozen } from './db/objections';
import type { Member, Merchant } from './db/schema';
import type { Session } from './db/sessions';
import { refuseFrozen } from './domains/account-protection/frozen';
import { openSession } from './domains/session/open-session';
import { asksForProof } from './domains/session/reauthenticate';
import type { GatewayApp, GatewayContext } from './platform/gateway-app';
import type { Call, Handler, Handlers } from './platform/handler';
import { askedOf, once } from './platform/once';
import { type Policy, policies } from './platform/policies';
import { readFields } from './platform/read-fields';
import { Refusal } from './platform/refusal';
import { openContext, type RequestContext } from './platform/request-context';

/** Puts every operation on the app, with its handler. */
export function implementAll(app: GatewayApp, handlers: Handlers): void {
  for (const operation of operations) {
    const id = operation.id as OperationId;
    // The table's type holds each handler to its own operation; a loop cannot say which one it is at.
    implement(app, operation, handlers[id] as unknown as Handler<Operation>, policies[id]);
  }
}

/**
 * Puts an operation on the app: its method and path, session, open merchant, checked input, and the answer's
 * frame `{ success, value, errorCode, message }` (CALL-01).
 */
function implement(app: GatewayApp, operation: Operation, handler: Handler<Operation>, policy: Policy = {}) {
  const { alsoBy = [], alsoAt = [] } = policy;
  app.on([operation.method, ...alsoBy], [operation.path, ...alsoAt], async (c) => {
    const call = await openCall(c, operation, policy);
    const value = await answerOf(call, operation, handler);
    if (call.member) c.header('Cache-Control', 'no-store');
    return c.json({ success: true, value: value ?? null, errorCode: null, message: null });
  });
}

async function openCall(c: GatewayContext, operation: Operation, policy: Policy): Promise<Call<Operation>> {
  const context = await openContext(c, operation.tokenInQuery === true);
  const opened = await openedFor(context, operation);
  const member = opened?.member ?? null;
  refuseGivenPassword(member, operation);
  if (opened && operation.needsReauthentication) {
    const isWayBackIn = policy.endsGivenPassword && opened.member.mustChangePassword;
    if (!isWayBackIn) refuseFrozen(opened.member, context.clock.now());
    refuseStaleProof(opened.session, operation.needsReauthentication, context);
  }
  const code = context.merchantCode ?? member?.merchant ?? context.env.DEFAULT_MERCHANT;
  if (member && member.merchant !== code) throw new Refusal('session.missing');
  const merchant = code && (await readMerchant(context.db, code));
  if (!merchant) throw new Refusal('request.invalid');
  if (!policy.openWhenShut) refuseWhenShut(merchant);

  const fields = await readFields(c, operation, context, policy.largestBody);
  const input = v.safeParse(operation.input, fields);
  if (!input.success) throw new Refusal('request.invalid');
  context.demo?.onRequest(requestShapeOf(operation, fields as Record<string, unknown>, c.req.raw.headers));
  return { ...context, merchant, member, input: input.output, idempotencyKey: keyOf(c, operation) };
}

/** @throws Refusal `request.invalid` where an idempotent operation comes without a key */
function keyOf(c: GatewayContext, { idempotent }: Operation): string | null {
  if (!idempotent) return null;
  const key = v.safeParse(idempotencyKey, c.req.header(IDEMPOTENCY_KEY));
  if (!key.success) throw new Refusal('request.invalid');
  return key.output;
}

async function answerOf(call: Call<Operation>, operation: Operation, handler: Handler<Operation>) {
  const { merchant, member, idempotencyKey: key } = call;
  const work = async () => {
    try {
      return await handler(call);
    } catch (error) {
      throw isOfFrozen(error) ? new Refusal('account.frozen') : error;
    }
  };
  if (key === null) return work();
  const keyed = { merchant: merchant.code, memberId: member?.id ?? 0, operation: operation.id, key };
  return once(call, keyed, askedOf(operation, call.input), work);
}

async function openedFor(context: RequestContext, operation: Operation) {
  if (operation.session === 'none') return null;
  if (operation.session === 'optional' && !context.token) return null;
  return openSession(context);
}

/** Who was given a password plays nothing and moves nothing before it is changed. */
function refuseGivenPassword(member: Member | null, { needsOwnPassword }: Operation): void {
  if (needsOwnPassword && member?.mustChangePassword) throw new Refusal('password.given');
}

/** Where a session stays, a stolen phone moves nothing: who it is is proved once a day (SESS-45). */
function refuseStaleProof(
  session: Session,
  needed: true | 'always',
  { clock }: Pick<RequestContext, 'clock'>,
): void {
  if (asksForProof(session, needed, clock.now())) throw new Refusal('reauthentication.required');
}

function refuseWhenShut(merchant: Merchant): void {
  if (merchant.maintenance) throw new Refusal('platform.maintenance');
  if (merchant.regionRestriction) throw new Refusal('location.blocked');
}
