import { createMiddleware } from 'hono/factory';
import { GatewayError } from '../../contracts/errors';
import type { App } from '../context';
import { limitKey } from '../lib/gate/ip';
import { refuse, refuseForNow } from '../lib/responses';
import { issueChallenge } from '../lib/security/human-verification/altcha';
import { count } from '../lib/security/rate-limit';

/** Hands out a task of the proof of work, in the envelope of a call (SMS-31). */
export function humanChallenge() {
  return createMiddleware<App>(async function humanChallenge(c) {
    const facts = c.get('facts');
    try {
      await count('RATE_CHALLENGE_ADDRESS', { env: c.env, facts }, limitKey(facts.visitor.address));
    } catch (error) {
      const seconds = error instanceof GatewayError ? error.retryAfter : undefined;
      return refuseForNow(c, 'rate.limited', 429, seconds);
    }
    const value = await issueChallenge(c.env);
    if (!value) return refuse(c, 'gateway.unavailable', 503);
    return c.json({ success: true, value, errorCode: null }, 200, { 'Cache-Control': 'no-store' });
  });
}
