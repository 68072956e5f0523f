import { GatewayError } from '@/contracts/errors';
import type { Env, RateLimit } from '../../env';
import { limitKey } from '../gate/ip';
import type { LimitBucket } from '../gateway/limit-bucket';
import type { Limit } from '../gateway/policy';
import { log } from '../log';
import { siteOfEnv } from '../settings/env-of-host';
import { type Scene, securityEvent } from './security-event';

const RETRY_AFTER = 60;

/** Who makes a call: an address, and a session if there is one. */
export type Caller = {
  address: string | null;
  token?: string;
  /** Limits that a call of this request has been counted for before its body was read, each once. */
  counted?: Set<LimitBucket>;
};

/** What is asked for limits, and where one is met. */
type Where = Scene & { env: Env };

/**
 * Counts a call against its limit, if it has one: by address, or by the device of a member where that is known; for codes
 * and passwords by phone by account and address too, so that no stranger elsewhere spends an account's; and what moves money
 * or proves a member by session, so that members behind one address do not stand in each other's way.
 * @throws GatewayError `rate.limited`, 429, to be tried again after 60 seconds.
 */
export async function countCall(
  limit: Limit | undefined,
  input: unknown,
  caller: Caller,
  where: Where,
): Promise<void> {
  if (!limit || limit.when?.(input) === false) return;
  if (!caller.counted?.delete(limit.bucket)) {
    await countVisitor(limit.bucket, caller, where, limit.device?.(input));
  }
  const { account: binding } = BINDINGS[limit.bucket];
  const account = limit.account?.(input);
  // The same name is another account at another site of the deployment.
  const name = [siteOfEnv(where.env), account].filter(Boolean).join('/');
  if (binding && account) await count(binding, where, `${name} ${limitKey(caller.address)}`);
}

/**
 * Counts a call as far as nothing of its input is asked, before that is read, and notes that it is counted. `device` is
 * the mark of the request's own cookie, the one that its input has as well.
 * @throws GatewayError `rate.limited`
 */
export async function countBeforehand(
  limit: Limit,
  caller: Caller,
  where: Where,
  device?: string,
): Promise<void> {
  if (limit.when) return;
  await countVisitor(limit.bucket, caller, where, limit.device && device);
  caller.counted?.add(limit.bucket);
}

async function countVisitor(
  bucket: LimitBucket,
  { address, token }: Caller,
  where: Where,
  device?: string,
): Promise<void> {
  const bindings = BINDINGS[bucket];
  await count(bindings.address, where, device ? await hashOf(device) : limitKey(address));
  if (bindings.session && token) await count(bindings.session, where, await hashOf(token));
}

/**
 * Counts a page that is rendered for its visitor: a guest's by address, a member's by session (GATE-47).
 * @throws GatewayError `rate.limited`, 429, to be tried again after 60 seconds.
 */
export async function countRender({ address, token }: Caller, where: Where): Promise<void> {
  if (token) await count('RATE_RENDER_SESSION', where, await hashOf(token));
  else await count('RATE_RENDER_ADDRESS', where, limitKey(address));
}

/** A token stands in no key that the platform keeps. */
async function hashOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BINDINGS: Record<LimitBucket, { address: LimitName; account?: LimitName; session?: LimitName }> = {
  login: { address: 'RATE_LOGIN_ADDRESS', account: 'RATE_LOGIN_ACCOUNT' },
  proof: { address: 'RATE_PROOF_ADDRESS', session: 'RATE_PROOF_SESSION' },
  captcha: { address: 'RATE_CAPTCHA_ADDRESS' },
  form: { address: 'RATE_FORM_ADDRESS' },
  code: { address: 'RATE_CODE_ADDRESS', account: 'RATE_CODE_ACCOUNT' },
  mail: { address: 'RATE_MAIL_ADDRESS', account: 'RATE_MAIL_ACCOUNT' },
  objection: { address: 'RATE_OBJECTION_ADDRESS' },
  register: { address: 'RATE_REGISTER_ADDRESS' },
  lookup: { address: 'RATE_LOOKUP_ADDRESS' },
  search: { address: 'RATE_SEARCH_ADDRESS' },
  launch: { address: 'RATE_LAUNCH_ADDRESS' },
  money: { address: 'RATE_MONEY_ADDRESS', session: 'RATE_MONEY_SESSION' },
};

/** Name of a binding that counts. */
export type LimitName = NonNullable<
  { [K in keyof Env]: Env[K] extends RateLimit | undefined ? K : never }[keyof Env]
>;

/** Counts one use of a limit, and tells the log when it is met. @throws GatewayError `rate.limited` */
export async function count(name: LimitName, where: Where, key: string): Promise<void> {
  const limiter = where.env[name] as RateLimit | undefined;
  if (!limiter) {
    log('rate-limit.missing', { binding: name });
    return;
  }
  const { success } = await limiter.limit({ key });
  if (success) return;
  securityEvent(where, 'limit.met', { call: name });
  throw new GatewayError('rate.limited', null, 429, RETRY_AFTER, name);
}
