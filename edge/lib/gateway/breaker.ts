import { GatewayError } from '@/contracts/errors';
import type { Operation } from '@/contracts/operation';
import type { WaitUntil } from '../../context';
import type { Env } from '../../env';
import { log } from '../log';

/** `heardAt` and all other moments are milliseconds of `performance.now()`. */
type Upstream = {
  heardAt: number;
  /** Operations that ran out of time while nothing at all was heard, and for whom; of each two visitors at most. */
  silent: Map<string, Set<string>>;
  /** Time-outs of an operation since its last answer, by visitor; of two visitors at most. */
  timeouts: Map<string, Map<string, number>>;
  /** Milliseconds that answers of an operation take of late. */
  usual: Map<string, number>;
  probedAt: number;
  probes: Map<string, number>;
  lastAnswer: { operation: string; at: string } | null;
  lastFailure: { operation: string; at: string; code: string; cause: string | null } | null;
};

/** What an isolate knows of the gateway: its last answer, refusals among them, its last failure, and which reads are slow. */
export type GatewayState = Pick<Upstream, 'lastAnswer' | 'lastFailure'> & {
  state: 'well' | 'stalled';
  slow: string[];
};

/** So many different operations in vain, and nothing heard meanwhile: it is not one slow query, the gateway stalls. */
const SILENT_OPERATIONS = 2;
/** So often in a row a reading call runs out of time before only probes of it go out. */
const TIMEOUTS_OF_ONE = 2;
/** So many visitors must have waited in vain: what one alone met is closed for that one alone. */
const VISITORS = 2;
/** Between two probes of a stalled gateway, and between two by the same operation, so that a slow one keeps no other back. */
const PAUSE = 1_000;
const OWN_PAUSE = 2_000;
/**
 * How long the visitor whose call is the probe waits for it, unless twice the time is longer that it takes of late; the
 * probe itself has the time of any call.
 */
const PATIENCE = 300;
const MOST_PATIENCE = 3_000;
/** A failure that took so long is as bad as silence: a balancer that gives up, a connection that hangs. */
const SLOW_FAILURE = 3_000;
const STALLED = 'gateway stalled';

const upstreams = new Map<string, Upstream>();

/**
 * Makes a call of the gateway unless that would be a wait in vain (docs/decisions/040-breaker.md). While the gateway
 * stalls, or an operation that only reads does, a probe goes out now and then; whatever answers it closes the breaker.
 * Writes are no probes. `visitor` is who asks; where nobody knows, each call is another's.
 * @throws GatewayError `gateway.unavailable`, see `isStalledRefusal`, at once and with nothing sent; else what `call` throws
 */
export async function throughBreaker<T>(
  env: Env,
  operation: Operation,
  call: () => Promise<T>,
  { visitor = crypto.randomUUID(), waitUntil }: { visitor?: string; waitUntil: WaitUntil },
): Promise<T> {
  const upstream = upstreamOf(env);
  const admission = admissionOf(upstream, operation, visitor);
  if (admission === 'none') throw refusal();
  const response = heeded(upstream, operation, visitor, call);
  if (admission === 'free') return response;
  waitUntil(response.catch(() => {}));
  return Promise.race([response, outOfPatience(upstream, operation)]);
}

/** Whether the gateway as a whole is taken to be stalled, for everybody or for this visitor. */
export function isStalled(env: Env, visitor?: string): boolean {
  const upstream = upstreamOf(env);
  return stalls(upstream) || stallsFor(upstream, visitor);
}

/** How the gateway has answered this isolate. */
export function gatewayState(env: Env): GatewayState {
  const upstream = upstreamOf(env);
  const { lastAnswer, lastFailure, timeouts } = upstream;
  const slow = [...timeouts].filter(([, visitors]) => visitors.size >= VISITORS).map(([id]) => id);
  return { state: stalls(upstream) ? 'stalled' : 'well', lastAnswer, lastFailure, slow };
}

/** Whether a call was not made because it would have waited in vain; the log has one line when that begins. */
export function isStalledRefusal(error: unknown): boolean {
  return error instanceof GatewayError && error.causeName === STALLED;
}

/** Takes every gateway to be well (sandbox and tests). */
export function closeBreakers(): void {
  upstreams.clear();
}

function upstreamOf({ GATEWAY_URL = '', MERCHANT_CODE = '' }: Env): Upstream {
  const key = `${GATEWAY_URL} ${MERCHANT_CODE}`;
  const known = upstreams.get(key);
  if (known) return known;
  const never = Number.NEGATIVE_INFINITY;
  const upstream: Upstream = {
    heardAt: never,
    silent: new Map(),
    timeouts: new Map(),
    usual: new Map(),
    probedAt: never,
    probes: new Map(),
    lastAnswer: null,
    lastFailure: null,
  };
  upstreams.set(key, upstream);
  return upstream;
}

const stalls = ({ silent }: Upstream): boolean =>
  silent.size >= SILENT_OPERATIONS &&
  new Set([...silent.values()].flatMap((visitors) => [...visitors])).size >= VISITORS;
const stallsFor = ({ silent }: Upstream, visitor = ''): boolean =>
  [...silent.values()].filter((visitors) => visitors.has(visitor)).length >= SILENT_OPERATIONS;

function isSlow({ timeouts }: Upstream, { id }: Operation, visitor: string): boolean {
  const known = timeouts.get(id);
  return known !== undefined && (known.size >= VISITORS || (known.get(visitor) ?? 0) >= TIMEOUTS_OF_ONE);
}

const reads = ({ method }: Operation) => method === 'GET';

function admissionOf(upstream: Upstream, operation: Operation, visitor: string): 'free' | 'probe' | 'none' {
  const { probes, probedAt } = upstream;
  const isWholeStalled = stalls(upstream) || stallsFor(upstream, visitor);
  if (!isWholeStalled && !(reads(operation) && isSlow(upstream, operation, visitor))) return 'free';
  if (!reads(operation)) return 'none';
  const now = performance.now();
  const isOwnProbe = now - (probes.get(operation.id) ?? Number.NEGATIVE_INFINITY) >= OWN_PAUSE;
  if (!isOwnProbe || (isWholeStalled && now - probedAt < PAUSE)) return 'none';
  upstream.probedAt = now;
  probes.set(operation.id, now);
  return 'probe';
}

async function heeded<T>(
  upstream: Upstream,
  operation: Operation,
  visitor: string,
  call: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  try {
    const response = await call();
    heard(upstream, operation, begun);
    return response;
  } catch (error) {
    const outcome = outcomeOf(error, performance.now() - begun);
    if (outcome === 'heard') heard(upstream, operation, begun);
    if (isFailure(error)) upstream.lastFailure = failureOf(error, operation);
    if (outcome === 'silence') timedOut(upstream, operation, visitor, begun);
    throw error;
  }
}

/** Anything but a refusal of the business: a broken answer and an error of the gateway's own among them. */
const isFailure = (error: unknown) => !(error instanceof GatewayError) || error.status >= 500;

function failureOf(error: unknown, { id: operation }: Operation): Upstream['lastFailure'] {
  const { code, causeName } =
    error instanceof GatewayError ? error : { code: 'unknown', causeName: undefined };
  return { operation, at: new Date().toISOString(), code, cause: causeName ?? null };
}

/** A refusal and a broken answer are answers. A failure at once is neither: it costs nobody time, and shows no life. */
function outcomeOf(error: unknown, took: number): 'heard' | 'silence' | 'neither' {
  if (!(error instanceof GatewayError)) return 'neither';
  const { code, causeName } = error;
  if (causeName === undefined) return code === 'gateway.unavailable' ? 'neither' : 'heard';
  if (code === 'gateway.timeout') return 'silence';
  if (code !== 'gateway.unavailable') return 'heard';
  if (took > SLOW_FAILURE) return 'silence';
  return causeName.startsWith('no envelope') ? 'heard' : 'neither';
}

function heard(upstream: Upstream, { id }: Operation, begun: number): void {
  const { silent, timeouts, probes, usual } = upstream;
  const now = performance.now();
  upstream.heardAt = now;
  upstream.lastAnswer = { operation: id, at: new Date().toISOString() };
  usual.set(id, ((usual.get(id) ?? now - begun) + now - begun) / 2);
  if (stalls(upstream)) {
    // What ran out of time then was not slow by itself.
    timeouts.clear();
    probes.clear();
    log('gateway.back', { operation: id });
  }
  silent.clear();
  timeouts.delete(id);
  probes.delete(id);
}

function timedOut(upstream: Upstream, { id }: Operation, visitor: string, begun: number): void {
  const { silent, timeouts, heardAt } = upstream;
  const wasStalled = stalls(upstream);
  if (heardAt < begun) {
    const visitors = silent.get(id) ?? new Set();
    if (visitors.size < VISITORS) silent.set(id, visitors.add(visitor));
  }
  const known = timeouts.get(id) ?? new Map<string, number>();
  if (known.size < VISITORS) timeouts.set(id, known.set(visitor, (known.get(visitor) ?? 0) + 1));
  if (!wasStalled && stalls(upstream)) {
    log('gateway.stalled', { operations: [...silent.keys()].join(', ') });
  }
}

async function outOfPatience({ usual }: Upstream, { id }: Operation): Promise<never> {
  const patience = Math.min(MOST_PATIENCE, Math.max(PATIENCE, 2 * (usual.get(id) ?? 0)));
  await new Promise((resolve) => setTimeout(resolve, patience));
  throw refusal();
}

function refusal(): GatewayError {
  return new GatewayError('gateway.unavailable', null, 502, undefined, STALLED);
}
