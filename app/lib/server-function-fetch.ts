import * as v from 'valibot';
import { envelopeSchema } from '../../contracts/envelope';
import { GatewayError, toErrorCode } from '../../contracts/errors';

/**
 * Fetch of the browser's server function calls. When the edge itself refuses one (closed site, limits, size) its
 * envelope becomes a GatewayError; Start's client would make nothing of it.
 */
export async function serverFunctionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const envelope = v.safeParse(envelopeSchema, await response.json().catch(() => null));
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw envelope.success
    ? new GatewayError(toErrorCode(envelope.output.errorCode), null, response.status, retryAfter)
    : new GatewayError('gateway.unavailable', null, response.status);
}
