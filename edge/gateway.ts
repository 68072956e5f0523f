import * as v from 'valibot';
import { callOperation } from '../contracts/client';
import { type ErrorCode, GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '../contracts/errors';
import type { ImageHosts } from '../contracts/image-host';
import type { InputOf, Operation, OutputOf } from '../contracts/operation';
import type { Sanitised } from '../contracts/safe-html';
import { getStatus } from '../contracts/system/status';
import type { CallGateway, OpenSession, RequestFacts, WaitUntil } from './context';
import type { Env } from './env';
import { statusForVisitor } from './lib/gate/status';
import { encryptFor, gatewayKey } from './lib/gateway/jwe';
import { databaseTimeOf } from './lib/gateway/server-timing';
import { cached, renew } from './lib/gateway/shared-cache';
import { holdsHtml, openPaths, sanitiseAnswer, sanitisePicked } from './lib/gateway/transforms';
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
  return async function callGateway<Op extends Operation, P = OutputOf<Op>>(
    operation: Op,
    input: InputOf<Op>,
    { pick }: { pick?: (answer: OutputOf<Op>) => P } = {},
  ) {
    const ask = await prepared(caller, operation, input, pick ? 'as sent' : 'sanitised');
    const answer = isShared(operation, ask.token)
      ? await cached(recipeOf(caller, ask))
      : await fillOf(caller, ask);
    const own =
      operation.id === getStatus.id
        ? statusForVisitor(answer as OutputOf<typeof getStatus>, caller.facts.visitor)
        : answer;
    return pick ? sanitisePicked(operation, own as OutputOf<Op>, pick, caller.images) : (own as Sanitised<P>);
  };
}

/** A call that may be sent. `html` says how the operator HTML of its answer is kept: sanitised once, or as it was sent. */
type Ask<Op extends Operation = Operation> = {
  operation: Op;
  input: InputOf<Op>;
  token: string | undefined;
  html: 'sanitised' | 'as sent';
};

async function prepared<Op extends Operation>(
  { env, facts, session }: GatewayCaller,
  operation: Op,
  input: InputOf<Op>,
  html: Ask['html'],
): Promise<Ask<Op>> {
  const checked = v.safeParse(operation.input, input);
  if (!checked.success) throw new GatewayError('request.invalid', null, 400);
  const token = operation.session === 'none' ? undefined : session?.token;
  if (operation.session === 'required' && !token) throw new GatewayError('session.missing', null, 401);
  await countCall(operation, checked.output, facts.visitor.address, env);
  return { operation, input: checked.output as InputOf<Op>, token, html };
}

/** How a shared answer is kept. A refused status is kept too, for a moment: it shuts the site for all alike. */
function recipeOf(caller: GatewayCaller, ask: Ask) {
  const { operation } = ask;
  return {
    key: cacheKey(caller, ask),
    ...(operation.sharedCache as NonNullable<Operation['sharedCache']>),
    fill: () => fillOf(caller, ask),
    keepsRefusal: ({ code }: GatewayError) => operation.id === getStatus.id && STATUS_ERRORS.includes(code),
    waitUntil: caller.waitUntil,
  };
}

async function fillOf(caller: GatewayCaller, ask: Ask): Promise<unknown> {
  const { operation, html } = ask;
  try {
    const answer = openPaths(operation, await send(caller, ask));
    return html === 'sanitised' ? sanitiseAnswer(operation, answer, caller.images) : answer;
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
function cacheKey({ env, facts, path, images }: GatewayCaller, { operation, input, html }: Ask): string {
  const fields = Object.entries((input ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  const country = operation.id === getStatus.id ? (facts.visitor.country ?? '') : '';
  const form = holdsHtml(operation) && html === 'sanitised' ? (images ?? 'own') : 'as sent';
  return JSON.stringify([operation.id, form, path, fields, env.MERCHANT_CODE ?? '', facts.locale, country]);
}

function send(caller: GatewayCaller, { operation, input, token }: Ask): Promise<unknown> {
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
  const renewed = renew(
    recipeOf(
      { ...caller, path: undefined },
      { operation: getStatus, input: {}, token: undefined, html: 'sanitised' },
    ),
  );
  await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEWAL_PATIENCE))]);
}
