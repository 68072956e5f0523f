import type { Context } from 'hono';
import { GatewayError } from '../../contracts/errors';
import type { Operation } from '../../contracts/operation';
import type { App } from '../context';
import { refuse, refuseForNow } from '../lib/answers';
import { countBeforehand } from '../lib/security/rate-limit';
import { policyOf } from '../policy';

/**
 * Whether a call may be made, as far as that is known before anything that was sent with it is read: with the session
 * that it needs, and within its limit of an address and a session (CALL-03). The call itself is not counted again.
 * @returns the refusal: 401, or 429 with `Retry-After`
 */
export async function admitCall(c: Context<App>, operation: Operation): Promise<Response | undefined> {
  const session = c.get('session');
  if (operation.session === 'required' && !session) return refuse(c, 'session.missing', 401);
  const { limit } = policyOf(operation);
  if (!limit) return undefined;
  const facts = c.get('facts');
  const token = operation.session === 'none' ? undefined : session?.token;
  try {
    await countBeforehand(
      limit,
      { address: facts.visitor.address, token, counted: c.get('counted') },
      { env: c.env, facts },
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return refuseForNow(c, error.code, error.status, error.retryAfter);
  }
}
