import type { Env } from '@/edge/env';
import { describeError, log } from '../../log';

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const PATIENCE = 5_000;

/** Asks Turnstile whether a token is good; it takes each one once. No answer within 5 s is a no. */
export async function verifyTurnstile(payload: string, env: Env, address: string | null): Promise<boolean> {
  if (!env.TURNSTILE_SECRET) {
    log('error', 'turnstile.secret.missing', {
      hint: 'set the secret TURNSTILE_SECRET: no code is sent without it',
    });
    return false;
  }
  const body = new URLSearchParams({ secret: env.TURNSTILE_SECRET, response: payload });
  if (address) body.set('remoteip', address);
  try {
    const answer = await fetch(VERIFY, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
    const { success } = (await answer.json()) as { success?: unknown };
    return success === true;
  } catch (error) {
    log('warn', 'turnstile.failed', { reason: describeError(error) });
    return false;
  }
}
