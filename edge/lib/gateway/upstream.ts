import { IDEMPOTENCY_KEY } from '@/contracts/shared/idempotency-key';
import type { Env } from '../../env';
import { settingsOf } from '../settings/settings-of';
import { unpacked } from './unpacked';

/**
 * Sends a request to the operator's gateway, or through the binding to the reference gateway. A GET that fails on
 * the network is sent once more, and so is what is done once for its key, unless its body is sealed, which the gateway
 * takes once; other writes and timeouts are not (CALL-04, MONEY-21).
 */
export function sendOnceOrTwice(env: Env): (request: Request, again?: () => Request) => Promise<Response> {
  const send = async (request: Request) => {
    if (settingsOf(env).GATEWAY_URL) return unpacked(await fetch(request));
    if (env.GATEWAY) return unpacked(await env.GATEWAY.fetch(request));
    throw new Error('neither GATEWAY_URL nor the GATEWAY binding is set');
  };
  return async (request, again) => {
    const { method, headers } = request;
    const isRead = method === 'GET';
    const isOnceForKey = !isRead && headers.has(IDEMPOTENCY_KEY) && !headers.has('Encryption');
    // What has no body can be sent as often as one likes.
    const next = isRead ? () => request : isOnceForKey ? again : undefined;
    if (!next) return send(request);
    try {
      return await send(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return send(next());
    }
  };
}
