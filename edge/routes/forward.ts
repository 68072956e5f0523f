import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { GatewayError } from '../../contracts/errors';
import type { Operation, Schema } from '../../contracts/operation';
import { operations } from '../../contracts/operations';
import { IDEMPOTENCY_KEY } from '../../contracts/shared/idempotency-key';
import type { App } from '../context';
import { readInput } from '../lib/gateway/input';
import { serverTiming } from '../lib/gateway/server-timing';
import { describeError, log } from '../lib/log';
import { isContent, PHONE_COPY } from '../lib/pages/phone-copy';
import { makesCall } from '../lib/pages/site-level';
import { callResponse, refuse } from '../lib/responses';
import { pathOf } from '../lib/security/request-path';
import { proxyCallOf } from '../lib/session/visitors-calls';
import { admitCall } from '../middleware/admit-call';
import { takeBody } from '../middleware/body-bounds';
import { movesMoney, policyOf, SMALL_BODY } from '../policy';

const allowed = new Map<string, { operation: Operation; input: Schema }>(
  operations.flatMap((operation) => {
    const { browser } = policyOf(operation);
    if (!browser) return [];
    const input = browser === true ? operation.input : browser;
    return [[`${operation.method} ${operation.path}`, { operation, input }]] as const;
  }),
);

/**
 * Forwards the calls that a browser may make, by exact method and path; anything else is 404 (GATE-33, GATE-34).
 * Responses in the gateway's own envelope and passes on nothing else of the gateway's answer but how long its query took.
 */
export function forward() {
  return createMiddleware<App>(async function forward(c) {
    const call = allowed.get(`${c.req.method} ${pathOf(c.req.url)}`);
    if (!call) return refuse(c, 'request.invalid', 404);
    const { operation } = call;
    if (!makesCall(c.env, operation, c.get('session') !== null)) return refuse(c, 'request.invalid', 404);
    c.get('trace').call = operation.id;
    const { method } = operation;
    const refusal =
      method === 'GET'
        ? undefined
        : ((await admitCall(c, operation)) ?? (await takeBody(c, bodyOf(operation))));
    if (refusal) return refusal;
    const input = readInput(operation, call.input, c);
    if (!input.success) return refuse(c, 'request.invalid', 400);
    try {
      const begun = performance.now();
      const idempotencyKey = c.req.header(IDEMPOTENCY_KEY);
      const value = await proxyCallOf(c)(operation, input.value, { idempotencyKey });
      const headers = {
        'Cache-Control': 'private, no-store',
        'Server-Timing': serverTiming({ gateway: performance.now() - begun, db: c.get('databaseTime') }),
        ...(isContent(operation, input.value, c.get('session') !== null) && PHONE_COPY),
      };
      return callResponse(c, `{"success":true,"value":${value},"errorCode":null}`, 200, headers);
    } catch (error) {
      return refused(c, operation, error);
    }
  });
}

const bodyOf = (operation: Operation) => ({
  maxBytes: policyOf(operation).largestBody ?? SMALL_BODY,
  movesMoney: movesMoney(operation),
});

function refused(c: Context<App>, operation: Operation, error: unknown) {
  if (!(error instanceof GatewayError)) {
    const { requestId } = c.get('facts');
    log('forward.failed', { operation: operation.id, reason: describeError(error), requestId });
    return refuse(c, 'unknown', 500);
  }
  return refuse(c, error.code, httpStatus(error), {
    value: refusalValue(operation, error),
    headers: error.retryAfter ? { 'Retry-After': String(error.retryAfter) } : undefined,
  });
}

/** Refusals keep their status; a failure of the gateway's own is a bad gateway, whatever it called itself. */
function httpStatus({ status }: GatewayError): number {
  if (status !== 504 && status >= 500) return 502;
  return status >= 300 && status < 400 ? 502 : status;
}

/** Of a refusal's value only what the contract describes goes to the browser. */
function refusalValue(operation: Operation, { code, value }: GatewayError): unknown {
  const schema = operation.refusals.find(({ errorCode }) => errorCode === code)?.value?.schema;
  const parsed = schema && v.safeParse(schema, value);
  return parsed?.success ? parsed.output : null;
}
