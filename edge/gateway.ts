import { callOperation } from '../contracts/client';
import { GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '../contracts/errors';
import type { InputOf, Operation, OutputOf } from '../contracts/operation';
import { getStatus } from '../contracts/system/status';
import type { CallGateway, OpenSession, RequestFacts, WaitUntil } from './context';
import type { Env } from './env';
import { encryptFor, gatewayKey } from './lib/jwe';
import { describeError, log } from './lib/log';
import { countCall } from './lib/rate-limit';
import { cached, forget } from './lib/shared-cache';
import { statusForVisitor } from './lib/status';
import { transformAnswer } from './lib/transforms';
import { sendOnceOrTwice } from './lib/upstream';

export type GatewayCaller = {
  env: Env;
  facts: RequestFacts;
  session: OpenSession | null;
  waitUntil: WaitUntil;
  /** Called when the gateway says that the session is over (SESS-46). */
  onSessionEnded?: () => void;
  /** Milliseconds; GATEWAY_TIMEOUT_MS unless told, and never longer (CALL-04). */
  timeout?: number;
  /** Path for one call instead of the operation's own (GATE-42). */
  path?: string;
};

const DEFAULT_TIMEOUT = 15_000;

/**
 * The one way to the gateway: limits, token, headers, encryption, cache, the contract's check, transforms.
 * @throws GatewayError, see `callOperation`; `session.missing` 401 without any call when a session is required;
 * `rate.limited` 429.
 */
export function createCallGateway(caller: GatewayCaller): CallGateway {
  return async function callGateway(operation, input) {
    const answer = await answerOf(caller, operation, input);
    return operation.id === getStatus.id
      ? (statusForVisitor(answer as OutputOf<typeof getStatus>, caller.facts.visitor) as typeof answer)
      : answer;
  };
}

/** Cache key of the status for this visitor: the gateway restricts by region, so each country has its own. */
export function statusKey({ env, facts }: Pick<GatewayCaller, 'env' | 'facts'>): string {
  return cacheKey(getStatus, {}, env, facts);
}

async function answerOf<Op extends Operation>(
  caller: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> {
  const { env, facts, waitUntil } = caller;
  const token = operation.session === 'none' ? undefined : caller.session?.token;
  if (operation.session === 'required' && !token) throw new GatewayError('session.missing', null, 401);
  await countCall(operation, input, facts.visitor.address, env);
  const fill = async () => {
    try {
      return transformAnswer(operation, await send(caller, operation, input, token)) as OutputOf<Op>;
    } catch (error) {
      if (error instanceof GatewayError) await reactTo(error, caller);
      throw error;
    }
  };
  const { sharedCache } = operation;
  if (!sharedCache || token) return fill();
  return cached({ key: cacheKey(operation, input, env, facts), ...sharedCache, fill, waitUntil });
}

function cacheKey(operation: Operation, input: unknown, env: Env, facts: RequestFacts): string {
  const fields = Object.entries((input ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  const country = operation.id === getStatus.id ? (facts.visitor.country ?? '') : '';
  return JSON.stringify([operation.id, fields, env.MERCHANT_CODE ?? '', facts.locale, country]);
}

function send<Op extends Operation>(
  { env, facts, path, timeout }: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
  token: string | undefined,
): Promise<OutputOf<Op>> {
  const headers = new Headers({
    'Accept-Language': facts.locale,
    Platform: '3',
    'X-Request-Id': facts.requestId,
    traceparent: facts.traceparent,
  });
  if (facts.visitor.address) headers.set('X-Forwarded-For', facts.visitor.address);
  if (facts.standalone) headers.set('Device', 'OTHERS');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const query: Record<string, string> = {};
  if (operation.merchantIn) query[operation.merchantIn] = env.MERCHANT_CODE ?? '';
  if (token && operation.tokenInQuery) query.token = token;
  const limit = Number(env.GATEWAY_TIMEOUT_MS) || DEFAULT_TIMEOUT;
  return callOperation(operation, input, {
    fetch: sendOnceOrTwice(env),
    baseUrl: env.GATEWAY_URL || 'http://gateway.internal',
    headers,
    query,
    path,
    encrypt: encryptWith(env),
    signal: AbortSignal.timeout(Math.min(timeout ?? limit, limit)),
  });
}

function encryptWith(env: Env) {
  return async (plaintext: string) => {
    try {
      return await encryptFor(gatewayKey(env), plaintext);
    } catch (error) {
      log('error', 'encryption.failed', { reason: describeError(error) });
      throw new GatewayError('gateway.unavailable', null, 502);
    }
  };
}

async function reactTo(error: GatewayError, caller: GatewayCaller): Promise<void> {
  if (caller.session && SESSION_ERRORS.includes(error.code)) caller.onSessionEnded?.();
  if (STATUS_ERRORS.includes(error.code)) await forget(statusKey(caller));
}
