import type { ErrorCode } from '../../contracts/errors';
import type { GatewayContext } from './gateway-app';
import { Refusal } from './refusal';

/** The frame of an answer that is no success (CALL-01). `message` is for people who read traffic, never for a screen. */
function refused(errorCode: ErrorCode, value: unknown = null) {
  return { success: false, value, errorCode, message: errorCode };
}

/** Responses what was thrown: a refusal with its code and value, anything else without a word of detail. */
export function errorResponse(error: Error, c: GatewayContext): Response {
  if (error instanceof Refusal) {
    c.header('Cache-Control', 'no-store');
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
    return c.json(refused(error.errorCode, error.value), error.status);
  }
  // Names and places only: the message of a database error repeats the values that were bound.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`${c.req.method} ${c.req.path}: ${error.name}\n${frames?.join('\n') ?? ''}`);
  return c.json(refused('unknown'), 500);
}

export function notFoundResponse(c: GatewayContext): Response {
  return c.json(refused('unknown'), 404);
}
