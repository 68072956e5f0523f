import { GatewayError } from '../../contracts/errors';
import type { Operation } from '../../contracts/operation';
import type { Env, RateLimit } from '../env';
import { limitKey } from './ip';
import { log } from './log';

const RETRY_AFTER = 60;

/**
 * Counts a call against the limits of its operation: by address, and for logins by account too.
 * @throws GatewayError `rate.limited`, 429, to be tried again after 60 seconds.
 */
export async function countCall(
  operation: Operation,
  input: unknown,
  address: string | null,
  env: Env,
): Promise<void> {
  const { limit } = operation;
  if (!limit) return;
  if (limit.bucket === 'captcha') return count('RATE_CAPTCHA_ADDRESS', env, limitKey(address));
  await count('RATE_LOGIN_ADDRESS', env, limitKey(address));
  if (limit.account) await count('RATE_LOGIN_ACCOUNT', env, limit.account(input));
}

type LimitName = { [K in keyof Env]: Env[K] extends RateLimit | undefined ? K : never }[keyof Env];

/** Counts one use of a limit. @throws GatewayError `rate.limited` */
export async function count(name: NonNullable<LimitName>, env: Env, key: string): Promise<void> {
  const limiter = env[name] as RateLimit | undefined;
  if (!limiter) {
    log('warn', 'rate-limit.missing', { binding: name });
    return;
  }
  const { success } = await limiter.limit({ key });
  if (!success) throw new GatewayError('rate.limited', null, 429, RETRY_AFTER);
}
