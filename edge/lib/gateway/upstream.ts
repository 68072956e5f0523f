import type { Env } from '../../env';

/**
 * Sends a request to the operator's gateway, or through the binding to the reference gateway. A GET that fails on
 * the network is sent once more; writes and timeouts are not (CALL-04).
 */
export function sendOnceOrTwice(env: Env): (request: Request) => Promise<Response> {
  const send = (request: Request) => {
    if (env.GATEWAY_URL) return fetch(request);
    if (env.GATEWAY) return env.GATEWAY.fetch(request);
    throw new Error('neither GATEWAY_URL nor the GATEWAY binding is set');
  };
  return async (request) => {
    if (request.method !== 'GET') return send(request);
    try {
      return await send(request.clone() as Request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return send(request);
    }
  };
}
