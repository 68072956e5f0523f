import * as v from 'valibot';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { Work } from '@/contracts/session/work';
import { parseTyped } from '@/contracts/typed-input';
import { logOutcome, setOutcomeStatus } from './outcome-status';
import { reauthenticated } from './reauthenticated';

/** What a server function answers: Start would send a thrown error's own text, an outcome sends a code only. */
export type Outcome<T> =
  | { success: true; value: T }
  | { success: false; errorCode: ErrorCode; value: RefusalValue; retryAfter?: number };

/** The members of a refusal's value that a screen may read. */
type RefusalValue = { captcha: boolean; work?: Work; field?: string; triesLeft?: number };

const refusalValueSchema = v.fallback(
  v.object({
    captcha: v.optional(v.fallback(v.boolean(), false), false),
    work: v.fallback(
      v.optional(
        v.object({
          salt: v.string(),
          challenge: v.string(),
          maxnumber: v.number(),
          iterations: v.optional(v.number()),
        }),
      ),
      undefined,
    ),
    field: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(32))), undefined),
    triesLeft: v.fallback(v.optional(v.number()), undefined),
  }),
  { captcha: false },
);

/** Runs the body of a server function; a GatewayError becomes its code, anything else `unknown` and a log line. */
export async function outcomeOf<T>(body: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { success: true, value: await body() };
  } catch (error) {
    const known = error instanceof GatewayError ? error : new GatewayError('unknown');
    const name = error instanceof Error ? error.name : 'unknown';
    logOutcome(known.code, known === error ? undefined : name);
    const outcome = refusal(known);
    // With a status of its own the answer is the edge's, which carries no value (edge/middleware/server-functions).
    if (!outcome.value.captcha) setOutcomeStatus(known);
    return outcome;
  }
}

function refusal(error: GatewayError): Outcome<never> {
  const value = v.parse(refusalValueSchema, error.value);
  return { success: false, errorCode: error.code, value, retryAfter: error.retryAfter };
}

/**
 * The value of a server function's outcome, in the browser.
 * @throws GatewayError with the outcome's code, or `gateway.unavailable` when the site itself cannot be reached.
 */
export async function unwrap<T>(response: Promise<Outcome<T>>): Promise<T> {
  const outcome = await response.catch((error: unknown) => {
    if (error instanceof GatewayError) throw error;
    const cause = error instanceof TypeError ? error.name : undefined;
    throw new GatewayError('gateway.unavailable', null, 502, undefined, cause);
  });
  if (outcome.success) return outcome.value;
  throw new GatewayError(outcome.errorCode, outcome.value, 200, outcome.retryAfter);
}

/** What a refusal that `unwrap` throws says beside its code. */
export function refusalValue({ value }: GatewayError): Partial<RefusalValue> {
  return Object(value);
}

/**
 * What a server function was given, not looked at yet: calling it checks and answers it.
 * @throws GatewayError `request.invalid`, which names no value, so that no password can come back in it
 */
export type Unchecked<T> = () => T;

/**
 * The input of a server function, by the one mention of its schema: callers are typed by it, and the handler gets
 * nothing but an `Unchecked` value, to be called inside `outcomeOf`. Nothing fails before that: Start answers a failed
 * validator with the submitted values.
 */
export function inputOf<const S extends v.GenericSchema>(schema: S) {
  return (data: v.InferInput<S>): Unchecked<v.InferOutput<S>> =>
    () => {
      const result = parseTyped(schema, data);
      if (!result.success) throw new GatewayError('request.invalid', null, 400);
      return result.output;
    };
}

/**
 * A server function for the browser to call, loaded with the first call: `lazily(() => import('./x.functions'),
 * (all) => all.xFn)`. Responses and throws as `unwrap` does; what waits for a proof of the member's is sent again after it.
 */
export function lazily<Module, Options extends unknown[], T>(
  load: () => Promise<Module>,
  pick: (module: Module) => (...options: Options) => Promise<Outcome<T>>,
): (...options: Options) => Promise<T> {
  return (...options) => reauthenticated(() => unwrap(load().then((module) => pick(module)(...options))));
}
