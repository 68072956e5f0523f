import * as v from 'valibot';
import { callOperation } from '../contracts/client';
import { type ErrorCode, GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '../contracts/errors';
import type { ImageHosts } from '../contracts/image-host';
import type { InputOf, Operation, OutputOf } from '../contracts/operation';
import { getStatus } from '../contracts/system/status';
import type { CallGateway, OpenSession, RequestFacts, WaitUntil } from './context';
import type { Env } from './env';
import { statusForVisitor } from './lib/gate/status';
import { encryptFor, gatewayKey } from './lib/gateway/jwe';
import { databaseTimeOf } from './lib/gateway/server-timing';
import { cached, renew } from './lib/gateway/shared-cache';
import { transformAnswer } from './lib/gateway/transforms';
import { isShared, transportOf } from './lib/gateway/transport';
import { sendOnceOrTwice } from './lib/gateway/upstream';
import { describeError, log } from './lib/log';
import { countCall } from './lib/security/rate-limit';

export type GatewayCaller = {
  env: Env;
  facts: RequestFacts;
  session: Pick<OpenSession, 'token'> | null;
  waitUntil: WaitUntil;
  /** Where pictures in operator HTML come from; the site itself unless told (GATE-44). */
  images?: ImageHosts;
  /** Called when the gateway says that the session is over (SESS-46). */
  onSessionEnded?: () => void;
  /** Called when the gateway says how long the query behind an answer for everybody took, in milliseconds. */
  onDatabaseTime?: (milliseconds: number) => void;
  /** Milliseconds; GATEWAY_TIMEOUT_MS unless told, and never longer (CALL-04). */
  timeout?: number;
  /** Path for one call instead of the operation's own (GATE-42). */
  path?: string;
};

type PartOf<Op extends Operation> = (answer: OutputOf<Op>) => OutputOf<Op>;

const DEFAULT_TIMEOUT = 15_000;
const RENEWAL_PATIENCE = 500;
/** Refusals of any call that say that the whole site is shut; `location.blocked` may mean one address alone. */
const SHUT_ERRORS: readonly ErrorCode[] = ['platform.maintenance', 'system.upgrading'];

/**
 * The one way to the gateway: limits, token, headers, encryption, cache, the contract's check, transforms.
 * @throws GatewayError, see `callOperation`; without any call `request.invalid` 400 for an input that breaks the
 * contract, `session.missing` 401 when a session is required, `rate.limited` 429.
 */
export function createCallGateway(caller: GatewayCaller): CallGateway {
  return async function callGateway(operation, input, options = {}) {
    const answer = await answerOf(caller, operation, input, options.pick);
    return operation.id === getStatus.id
      ? (statusForVisitor(answer as OutputOf<typeof getStatus>, caller.facts.visitor) as typeof answer)
      : answer;
  };
}

async function answerOf<Op extends Operation>(
  caller: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
  pick: PartOf<Op> | undefined,
): Promise<OutputOf<Op>> {
  const { env, facts } = caller;
  const checked = v.safeParse(operation.input, input);
  if (!checked.success) throw new GatewayError('request.invalid', null, 400);
  const fields = checked.output as InputOf<Op>;
  const token = operation.session === 'none' ? undefined : caller.session?.token;
  if (operation.session === 'required' && !token) throw new GatewayError('session.missing', null, 401);
  await countCall(operation, fields, facts.visitor.address, env);
  // What is picked is transformed alone: the HTML of 2,000 notices is not sanitised to show 20.
  const raw = pick ? { ...operation, html: undefined } : operation;
  const answer = isShared(operation, token)
    ? await cached(recipeOf(caller, raw, fields))
    : await fillOf(caller, raw, fields, token);
  return pick
    ? (transformAnswer(
        { ...operation, customerServiceLists: undefined },
        pick(answer),
        caller.images,
      ) as OutputOf<Op>)
    : answer;
}

/** How a shared answer is kept. A refused status is kept too, for a moment: it shuts the site for all alike. */
function recipeOf<Op extends Operation>(caller: GatewayCaller, operation: Op, input: InputOf<Op>) {
  return {
    key: cacheKey(operation, input, caller),
    ...(operation.sharedCache as NonNullable<Operation['sharedCache']>),
    fill: () => fillOf(caller, operation, input, undefined),
    keepsRefusal: ({ code }: GatewayError) => operation.id === getStatus.id && STATUS_ERRORS.includes(code),
    waitUntil: caller.waitUntil,
  };
}

async function fillOf<Op extends Operation>(
  caller: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
  token: string | undefined,
): Promise<OutputOf<Op>> {
  try {
    const answer = await send(caller, operation, input, token);
    return transformAnswer(operation, answer, caller.images) as OutputOf<Op>;
  } catch (error) {
    logFailure(error, operation, caller.facts.requestId);
    if (error instanceof GatewayError) await reactTo(error, operation, caller);
    throw error;
  }
}

/** A refusal of the business leaves no line, everything else one, without a word of the request (ERR-60). */
function logFailure(error: unknown, { id: operation }: Operation, requestId: string): void {
  if (error instanceof GatewayError && error.status < 500) return;
  const { code, causeName } =
    error instanceof GatewayError ? error : { code: 'unknown', causeName: undefined };
  const cause = causeName ?? (error instanceof Error ? error.name : 'unknown error');
  log('warn', 'gateway.failed', { operation, code, cause, requestId });
}

/** The status is kept apart for each country: the gateway restricts by region. */
function cacheKey(operation: Operation, input: unknown, caller: GatewayCaller): string {
  const { env, facts, path, images } = caller;
  const fields = Object.entries((input ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  const country = operation.id === getStatus.id ? (facts.visitor.country ?? '') : '';
  const form = operation.html ? ['safe', images] : 'raw';
  return JSON.stringify([operation.id, form, path, fields, env.MERCHANT_CODE ?? '', facts.locale, country]);
}

function send<Op extends Operation>(
  caller: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
  token: string | undefined,
): Promise<OutputOf<Op>> {
  const { env, facts, path, timeout } = caller;
  const limit = Number(env.GATEWAY_TIMEOUT_MS) || DEFAULT_TIMEOUT;
  return callOperation(operation, input, {
    fetch: isShared(operation, token) ? timed(caller) : sendOnceOrTwice(env),
    baseUrl: env.GATEWAY_URL || 'http://gateway.internal',
    ...transportOf(operation, { facts, merchant: env.MERCHANT_CODE ?? '', token }),
    path,
    encrypt: encryptWith(env),
    signal: AbortSignal.timeout(Math.min(timeout ?? limit, limit)),
    maxBytes: operation.maxBytes,
  });
}

/** Hears what the gateway says of its query; times of what a member asks are nobody's business. */
function timed({ env, onDatabaseTime }: GatewayCaller) {
  const upstream = sendOnceOrTwice(env);
  return async (request: Request) => {
    const response = await upstream(request);
    const time = databaseTimeOf(response);
    if (time !== undefined) onDatabaseTime?.(time);
    return response;
  };
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

async function reactTo(error: GatewayError, operation: Operation, caller: GatewayCaller): Promise<void> {
  if (caller.session && SESSION_ERRORS.includes(error.code)) caller.onSessionEnded?.();
  if (SHUT_ERRORS.includes(error.code) && operation.id !== getStatus.id) await renewStatus(caller);
}

/**
 * Asks for the status again although one is known, which is served until the answer is there (GATE-17). The refusal
 * waits for it a moment: the page that hears it loads itself again.
 */
async function renewStatus(caller: GatewayCaller): Promise<void> {
  const renewed = renew(recipeOf({ ...caller, session: null, path: undefined }, getStatus, {}));
  await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEWAL_PATIENCE))]);
}
