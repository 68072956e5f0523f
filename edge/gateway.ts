import * as v from 'valibot';
import { callOperation } from '../contracts/client';
import { type ErrorCode, GatewayError, SESSION_ERRORS } from '../contracts/errors';
import type { ImageHosts } from '../contracts/image-host';
import { callerAt } from '../contracts/levels';
import type { InputOf, Operation, OutputOf } from '../contracts/operation';
import type { Sanitised } from '../contracts/safe-html';
import { idempotencyKey } from '../contracts/shared/idempotency-key';
import { getStatus } from '../contracts/system/status';
import type { CallGateway, OpenSession, ProxyCall, RequestFacts, WaitUntil } from './context';
import type { Env } from './env';
import { limitKey } from './lib/gate/ip';
import { isStalledRefusal, throughBreaker } from './lib/gateway/breaker';
import { emitDone, emitRefused } from './lib/gateway/call-events';
import { encryptFor, gatewayKey } from './lib/gateway/jwe';
import type { LimitBucket } from './lib/gateway/limit-bucket';
import type { Policy } from './lib/gateway/policy';
import { databaseTimeOf } from './lib/gateway/server-timing';
import { cached, cachedText, peek, renew, storedAt } from './lib/gateway/shared-cache';
import { type LargeTexts, streamedBody } from './lib/gateway/streamed-body';
import { holdsHtml, openPaths, sanitisePicked, sanitiseResponse } from './lib/gateway/transforms';
import { isShared, transportOf } from './lib/gateway/transport';
import { sendOnceOrTwice } from './lib/gateway/upstream';
import { describeError, log } from './lib/log';
import { siteLevel } from './lib/pages/site-level';
import { perEnv } from './lib/per-env';
import type { CacheState, RequestTrace } from './lib/request-trace';
import { countCall } from './lib/security/rate-limit';
import { settingsOf } from './lib/settings/settings-of';
import { policyOf } from './policy';

export type GatewayCaller = {
  env: Env;
  facts: RequestFacts;
  session: (Pick<OpenSession, 'token'> & Partial<OpenSession>) | null;
  /** Takes down how long the request waits for answers, and how they were come by. */
  trace?: RequestTrace;
  waitUntil: WaitUntil;
  /** Where pictures in operator HTML come from; the site itself unless told (GATE-44). */
  images?: ImageHosts;
  /** Called when the gateway says that the session is over (SESS-46). */
  onSessionEnded?: () => void;
  /** Called when the gateway says how long the query behind an answer for everybody took, in milliseconds. */
  onDatabaseTime?: (milliseconds: number) => void;
  /** Milliseconds; GATEWAY_TIMEOUT_MS unless told, and never longer (CALL-04). */
  timeout?: number;
  /** Texts of bodies that are too long to be held, by the words that stand for them. */
  largeTexts?: LargeTexts;
  /** Limits that were counted before the body of the request was read, each for one call. */
  counted?: Set<LimitBucket>;
  /** Path for one call instead of the operation's own (GATE-42). */
  path?: string;
  /** Under which path the gateway wants an operation, where it is not the operation's own (ENT-74). */
  pathOf?: (path: string) => string | undefined;
};

const RENEWAL_PATIENCE = 500;
/** Refusals of any call that say that the whole site is shut; `location.blocked` may mean one address alone. */
const SHUT_ERRORS: readonly ErrorCode[] = ['platform.maintenance', 'system.upgrading'];

/**
 * The one way to the gateway: limits, token, headers, encryption, cache, the contract's check, transforms.
 * @throws GatewayError, see `callOperation`; without any call `request.invalid` 400 for an input that breaks the
 * contract or has no key that it needs, `permission.denied` 403 for one that the site is not open for yet,
 * `session.missing` 401 when a session is required, `rate.limited` 429.
 */
export function createCallGateway(caller: GatewayCaller): CallGateway {
  return async function callGateway<Op extends Operation, P = OutputOf<Op>>(
    operation: Op,
    input: InputOf<Op>,
    { pick, ...options }: AskOptions & { pick?: (answer: OutputOf<Op>) => P } = {},
  ) {
    const ask = await prepared(caller, operation, input, options);
    const answer = await responseOf(caller, ask, pick ? 'as sent' : 'sanitised');
    const own = policyOf(operation).forVisitor?.(answer, caller.facts.visitor) ?? answer;
    return pick ? sanitisePicked(operation, own as OutputOf<Op>, pick, caller.images) : (own as Sanitised<P>);
  };
}

/**
 * The same for what is only passed on: the answer as JSON. Of a shared one it is the very text that is kept.
 * @throws as what `createCallGateway` makes
 */
export function createProxyCall(caller: GatewayCaller): ProxyCall {
  return async function proxyCall(operation, input, options = {}) {
    const ask = await prepared(caller, operation, input, options);
    const { forVisitor } = policyOf(operation);
    if (isShared(operation, ask) && !forVisitor) {
      return waitedFor(caller, ask, cachedText(recipeOf(caller, ask, 'sanitised')));
    }
    const answer = await responseOf(caller, ask, 'sanitised');
    return JSON.stringify(forVisitor?.(answer, caller.facts.visitor) ?? answer ?? null);
  };
}

/**
 * The shared answer to a call without input, as long as it is fresh in this isolate, without what it would become for
 * the visitor: what each request asks for costs no call, no copy and no wait.
 */
export function answerAtHand<Op extends Operation>(
  caller: Pick<GatewayCaller, 'env' | 'facts' | 'trace'>,
  operation: Op,
): OutputOf<Op> | undefined {
  const { shared } = policyOf(operation);
  if (!shared?.isOne) return undefined;
  const answer = peek(peekKey(caller, operation), shared.fresh);
  if (answer !== undefined) caller.trace?.came('hit');
  return answer as OutputOf<Op> | undefined;
}

/**
 * When the shared answer to a call without input was heard by this isolate, in milliseconds; it is asked for anew where it
 * is no longer fresh. Undefined where none came.
 */
export async function heardAt(caller: GatewayCaller, operation: Operation): Promise<number | undefined> {
  const recipe = recipeOf(caller, { operation, input: {} }, 'sanitised');
  const known = storedAt(recipe.key);
  if (known === undefined || Date.now() - known > recipe.fresh * 1000) await renew(recipe);
  return storedAt(recipe.key);
}

type AskOptions = { uncached?: boolean; idempotencyKey?: string };
/** A call that may be sent. */
type Ask = AskOptions & { operation: Operation; input: unknown; token?: string };
/** How the operator HTML of an answer is kept: sanitised once, or as it was sent. */
type Html = 'sanitised' | 'as sent';

function responseOf(caller: GatewayCaller, ask: Ask, html: Html): Promise<unknown> {
  const isForAll = isShared(ask.operation, ask);
  return waitedFor(caller, ask, isForAll ? cached(recipeOf(caller, ask, html)) : fillOf(caller, ask, html));
}

/** Takes down how long the answer took, and tells the log of what was done or refused. */
async function waitedFor<T>(caller: GatewayCaller, { operation, input }: Ask, work: Promise<T>): Promise<T> {
  try {
    const answer = await (caller.trace?.waitFor(work) ?? work);
    emitDone(caller, operation, input, answer);
    return answer;
  } catch (error) {
    emitRefused(caller, operation, input, error);
    throw error;
  }
}

async function prepared(
  { env, facts, session, counted }: GatewayCaller,
  operation: Operation,
  input: unknown,
  { uncached, idempotencyKey: key }: AskOptions,
): Promise<Ask> {
  const checked = v.safeParse(operation.input, input);
  if (!checked.success) throw new GatewayError('request.invalid', null, 400);
  const caller = callerAt(siteLevel(env), operation, session !== null);
  if (!caller) throw new GatewayError('permission.denied', null, 403);
  const token = caller === 'guest' ? undefined : session?.token;
  if (operation.session === 'required' && !token) throw new GatewayError('session.missing', null, 401);
  const isKeyed = !operation.idempotent || v.is(idempotencyKey, key);
  if (!isKeyed) throw new GatewayError('request.invalid', null, 400);
  const policy = policyOf(operation);
  if (uncached && !policy.uncached) throw new TypeError(`${operation.id} has no limit past the shared cache`);
  const limit = uncached ? policy.uncached : policy.limit;
  if (limit) await countCall(limit, checked.output, { ...countedBy(facts, token), counted }, { env, facts });
  return { operation, input: checked.output, token, uncached, idempotencyKey: key };
}

const countedBy = ({ visitor }: RequestFacts, token?: string) => ({ address: visitor.address, token });

/** How a shared answer is kept, and which refusals in its place. */
function recipeOf(caller: GatewayCaller, ask: Ask, html: Html) {
  const { shared, sharedRefusals, misses } = policyOf(ask.operation);
  return {
    key: cacheKey(caller, ask, html),
    ...(shared as NonNullable<Policy['shared']>),
    fill: () => fillOf(caller, ask, html),
    isEndless: misses !== undefined,
    onState: (state: CacheState) => caller.trace?.came(state),
    onMiss: () => countCall(misses, ask.input, countedBy(caller.facts), caller),
    keepsRefusal: ({ code }: GatewayError) => sharedRefusals?.includes(code) === true,
    waitUntil: caller.waitUntil,
  };
}

async function fillOf(caller: GatewayCaller, ask: Ask, html: Html): Promise<unknown> {
  const { operation } = ask;
  try {
    const answer = openPaths(operation, await send(caller, ask));
    return html === 'sanitised' ? await sanitiseResponse(operation, answer, caller.images) : answer;
  } catch (error) {
    logFailure(error, operation, caller.facts.requestId);
    if (error instanceof GatewayError) await reactTo(error, operation, caller);
    throw error;
  }
}

/** A refusal of the business leaves no line, everything else one, without a word of the request. */
function logFailure(error: unknown, { id: operation }: Operation, requestId: string): void {
  if (isStalledRefusal(error) || (error instanceof GatewayError && error.status < 500)) return;
  const { code, causeName } =
    error instanceof GatewayError ? error : { code: 'unknown', causeName: undefined };
  const cause = causeName ?? (error instanceof Error ? error.name : 'unknown error');
  log('gateway.failed', { operation, code, cause, requestId });
}

/** Keys of what each request asks for, as often as there are countries and languages. */
const keysAtHand = perEnv((_: Env) => new Map<string, string>());

function peekKey(caller: Pick<GatewayCaller, 'env' | 'facts'>, operation: Operation): string {
  const { facts, env } = caller;
  const keys = keysAtHand(env);
  const asker = `${facts.visitor.country} ${facts.locale} ${operation.id}`;
  const known = keys.get(asker);
  if (known !== undefined) return known;
  const key = cacheKey(caller, { operation, input: undefined }, 'sanitised');
  keys.set(asker, key);
  return key;
}

/** What is not kept apart by country is asked for without one. An answer is of the gateway that gave it. */
function cacheKey(
  { env, facts, path, images }: Pick<GatewayCaller, 'env' | 'facts' | 'path' | 'images'>,
  { operation, input }: Pick<Ask, 'operation' | 'input'>,
  html: Html,
): string {
  const fields = Object.entries((input ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  const country = policyOf(operation).byCountry ? (facts.visitor.country ?? '') : '';
  const { GATEWAY_URL, MERCHANT_CODE } = settingsOf(env);
  const form = holdsHtml(operation) && html === 'sanitised' ? (images ?? 'own') : 'as sent';
  return JSON.stringify([
    operation.id,
    form,
    path,
    fields,
    GATEWAY_URL,
    MERCHANT_CODE,
    facts.locale,
    country,
  ]);
}

function send(caller: GatewayCaller, ask: Ask): Promise<unknown> {
  const { env, facts, timeout, largeTexts } = caller;
  const { operation, input } = ask;
  const { GATEWAY_TIMEOUT_MS: limit, GATEWAY_URL, MERCHANT_CODE } = settingsOf(env);
  const call = () =>
    callOperation(operation, input, {
      fetch: isShared(operation, ask) ? timed(caller) : sendOnceOrTwice(env),
      baseUrl: GATEWAY_URL || 'http://gateway.internal',
      ...transportOf(operation, { ...ask, facts, merchant: MERCHANT_CODE }),
      idempotencyKey: ask.idempotencyKey,
      path: caller.path ?? caller.pathOf?.(operation.path),
      bodyOf: largeTexts?.size ? (json) => streamedBody(json, largeTexts) : undefined,
      encrypt: encryptWith(env),
      signal: AbortSignal.timeout(Math.min(timeout ?? limit, limit)),
      maxBytes: policyOf(operation).maxBytes,
    });
  const { address } = facts.visitor;
  const visitor = address === null ? undefined : limitKey(address);
  return throughBreaker(env, operation, call, { visitor, waitUntil: caller.waitUntil });
}

/** Hears what the gateway says of its query; times of what a member asks are nobody's business. */
function timed({ env, onDatabaseTime }: GatewayCaller) {
  const upstream = sendOnceOrTwice(env);
  return async (request: Request, again: () => Request) => {
    const response = await upstream(request, again);
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
      log('encryption.failed', { reason: describeError(error) });
      throw new GatewayError('gateway.unavailable', null, 502);
    }
  };
}

async function reactTo(error: GatewayError, operation: Operation, caller: GatewayCaller): Promise<void> {
  if (caller.session && SESSION_ERRORS.includes(error.code)) caller.onSessionEnded?.();
  const isNews = !policyOf(operation).sharedRefusals?.includes(error.code);
  if (SHUT_ERRORS.includes(error.code) && isNews) await renewStatus(caller);
  // A write is no probe, and must not wait for a reader to find out that the gateway is back.
  if (isStalledRefusal(error) && operation.method !== 'GET') void renewStatus(caller);
}

/**
 * Asks for the status again although one is known, which is served until the answer is there (GATE-17). The refusal
 * waits for it a moment: the page that hears it loads itself again.
 */
async function renewStatus(caller: GatewayCaller): Promise<void> {
  const status = { operation: getStatus, input: {} };
  const renewed = renew(recipeOf({ ...caller, path: undefined }, status, 'sanitised'));
  await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEWAL_PATIENCE))]);
}
