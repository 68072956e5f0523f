import * as v from 'valibot';
import { type ErrorCode, GatewayError } from '../../contracts/errors';
import { setOutcomeStatus } from './outcome-status';

/** What a server function answers: Start would send a thrown error's own text, an outcome sends a code only. */
export type Outcome<T> =
  | { success: true; value: T }
  | { success: false; errorCode: ErrorCode; value: RefusalValue; retryAfter?: number };

/** The members of a refusal's value that a screen may read. */
type RefusalValue = { captcha: boolean; field?: string };

const refusalValueSchema = v.fallback(
  v.object({
    captcha: v.optional(v.fallback(v.boolean(), false), false),
    field: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(32))), undefined),
  }),
  { captcha: false },
);

/** Runs the body of a server function; a GatewayError becomes its code, anything else `unknown` and a log line. */
export async function outcomeOf<T>(body: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { success: true, value: await body() };
  } catch (error) {
    if (error instanceof GatewayError) {
      const outcome = refusal(error);
      // With a status of its own the answer is the edge's, which carries no value (edge/middleware/server-functions).
      if (!outcome.value.captcha) setOutcomeStatus(error);
      return outcome;
    }
    console.error(
      JSON.stringify({ event: 'server-function-failed', name: error instanceof Error ? error.name : '' }),
    );
    return refusal(new GatewayError('unknown'));
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
export async function unwrap<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer.catch((error: unknown) => {
    throw error instanceof GatewayError ? error : new GatewayError('gateway.unavailable', null, 502);
  });
  if (outcome.success) return outcome.value;
  throw new GatewayError(outcome.errorCode, outcome.value, 200, outcome.retryAfter);
}

/**
 * Checks what a server function was given. The error names no value, so no password can come back in it.
 * Called in the handler: Start answers a failed validator with the submitted values.
 * @throws GatewayError `request.invalid`
 */
export function checked<const S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new GatewayError('request.invalid', null, 400);
  return result.output;
}
