import type { Env } from '@/edge/env';
import { describeError, log } from '../../log';
import { settingsOf } from '../../settings/settings-of';

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const PATIENCE = 5_000;

/** Asks Turnstile whether a token is good; it takes each one once. No answer within 5 s is a no. */
export async function verifyTurnstile(payload: string, env: Env, address: string | null): Promise<boolean> {
  const { TURNSTILE_SECRET: secret } = settingsOf(env);
  if (!secret) {
    log('turnstile.secret.missing', {
      hint: 'set the secret TURNSTILE_SECRET: no code is sent without it',
    });
    return false;
  }
  const body = new URLSearchParams({ secret, response: payload });
  if (address) body.set('remoteip', address);
  try {
    const answer = await fetch(VERIFY, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
    const { success } = (await answer.json()) as { success?: unknown };
    return success === true;
  } catch (error) {
    log('turnstile.failed', { reason: describeError(error) });
    return false;
  }
}
