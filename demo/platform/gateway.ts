import type { Env } from './env';
import type { FetchLike } from './within-time';

/** Where calls to a gateway go that is reached by a binding. */
const INTERNAL = 'http://gateway.internal';

/** How requests reach the gateway: by its address, else by the binding. @throws TypeError where there is neither */
export function reachGateway({ GATEWAY, GATEWAY_URL }: Env): FetchLike {
  if (GATEWAY_URL) return (request) => fetch(request);
  return async (request) => {
    if (!GATEWAY) throw new TypeError('no gateway is connected');
    return GATEWAY.fetch(request);
  };
}

/** The origin of the gateway's calls. */
export const gatewayOrigin = ({ GATEWAY_URL }: Env): string =>
  GATEWAY_URL ? new URL(GATEWAY_URL).origin : INTERNAL;
