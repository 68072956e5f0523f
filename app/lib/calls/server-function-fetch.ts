import { isStandalone } from '../app-shell/standalone';
import { envelopeOf, errorOf } from './call-site';

/**
 * Fetch of the browser's server function calls, which tells the edge of an installed app (LOGIN-79). When the edge
 * itself refuses one (closed site, limits, size) its envelope becomes a GatewayError; Start's client would make nothing
 * of it.
 */
export async function serverFunctionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (isStandalone()) headers.set('X-Standalone', '1');
  const response = await fetch(input, { ...init, headers });
  if (response.ok) return response;
  throw errorOf(response, await envelopeOf(response));
}
