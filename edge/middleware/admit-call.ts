import type { Context } from 'hono';
import { GatewayError } from '../../contracts/errors';
import type { Operation } from '../../contracts/operation';
import type { App } from '../context';
import type { Limit } from '../lib/gateway/policy';
import { refuse, refuseForNow } from '../lib/responses';
import { countBeforehand } from '../lib/security/rate-limit';
import { deviceMarkOf } from '../lib/session/session-cookies';
import { policyOf } from '../policy';

/**
 * Whether a call may be made, as far as that is known before anything that was sent with it is read: with the session
 * that it needs, and within its limit of an address or a known device, and a session (CALL-03). The call itself is not
 * counted again.
 * @returns the refusal: 401, or 429 with `Retry-After`
 */
export async function admitCall(c: Context<App>, operation: Operation): Promise<Response | undefined> {
  const session = c.get('session');
  if (operation.session === 'required' && !session) return refuse(c, 'session.missing', 401);
  const { limit } = policyOf(operation);
  return limit && admitWithin(c, limit, operation.session === 'none' ? undefined : session?.token);
}

/** Whether a limit lets one more through, before its body is read. @returns the refusal: 429 with `Retry-After` */
export async function admitWithin(
  c: Context<App>,
  limit: Limit,
  token?: string,
): Promise<Response | undefined> {
  const facts = c.get('facts');
  const caller = { address: facts.visitor.address, token, counted: c.get('counted') };
  try {
    const device = limit.device && (await deviceMarkOf(c));
    await countBeforehand(limit, caller, { env: c.env, facts }, device);
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return refuseForNow(c, error.code, error.status, error.retryAfter);
  }
}
