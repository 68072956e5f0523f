import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { SCREENS } from '../../app/screens';
import { browserErrorSchema } from '../../contracts/browser-errors';
import { GatewayError } from '../../contracts/errors';
import { scrubbedName } from '../../contracts/scrubbed-errors';
import type { App } from '../context';
import { limitKey } from '../lib/gate/ip';
import { log, scrub } from '../lib/log';
import { refuse, refuseForNow } from '../lib/responses';
import { count } from '../lib/security/rate-limit';
import { takeBody } from '../middleware/body-bounds';

const MAX_BYTES = 4 * 1024;
const HOUR = 3_600_000;
const BUILD = import.meta.env.BUILD_ID ?? null;

/**
 * Takes a browser's error report, at most 4 kB, and logs one line of it, scrubbed once more (ERR-60). Responses 204.
 */
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
    const report = v.safeParse(browserErrorSchema, parse(c.get('body') ?? ''));
    if (!report.success) return refuse(c, 'request.invalid', 400);
    const { kind, message, frames, route } = report.output;
    // A page whose scripts could not begin has just come from here, and says no more than it must.
    const { name, build } = kind === 'early' ? { name: scrubbedName(message), build: BUILD } : report.output;
    log('client.error', {
      kind,
      name,
      message: scrub(message),
      stack: frames.join(' < '),
      build,
      buildHours: build === null ? null : hoursSince(build),
      route: route !== null && Object.hasOwn(SCREENS, route) ? route : null,
      device: facts.device,
      requestId: facts.requestId,
    });
    return c.body(null, 204);
  });
}

/** Whole hours since a build, whose id begins with its minute: `20261128T0542`; null for one that is still to come. */
function hoursSince(build: string): number | null {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(build) ?? [];
  const built = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const hours = Math.floor((Date.now() - built) / HOUR);
  return hours < 0 ? null : hours;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
