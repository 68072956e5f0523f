import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { GatewayError } from '../../contracts/errors';
import type { App } from '../context';
import { limitKey } from '../lib/gate/ip';
import { log, scrub, scrubPath } from '../lib/log';
import { refuse, refuseForNow } from '../lib/responses';
import { count } from '../lib/security/rate-limit';
import { takeBody } from '../middleware/body-bounds';

const MAX_BYTES = 4 * 1024;
const text = v.pipe(v.string(), v.maxLength(2_000));
const reportSchema = v.object({ message: text, source: v.optional(text), path: v.optional(text) });

/** Takes a browser's error report, at most 4 kB, and logs one scrubbed line of it (ERR-60). Responses 204. */
export function clientErrors() {
  return createMiddleware<App>(async function clientErrors(c) {
    const facts = c.get('facts');
    try {
      await count('RATE_CLIENT_ERRORS', { env: c.env, facts }, limitKey(facts.visitor.address));
    } catch (error) {
      const seconds = error instanceof GatewayError ? error.retryAfter : undefined;
      return refuseForNow(c, 'rate.limited', 429, seconds);
    }
    const refusal = await takeBody(c, { maxBytes: MAX_BYTES });
    if (refusal) return refusal;
    const report = v.safeParse(reportSchema, parse(c.get('body') ?? ''));
    if (!report.success) return refuse(c, 'request.invalid', 400);
    const { message, source, path } = report.output;
    log('client.error', {
      message: scrub(message),
      source: source && scrubPath(source),
      path: path && scrubPath(path),
      requestId: facts.requestId,
    });
    return c.body(null, 204);
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
