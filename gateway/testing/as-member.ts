import { IDEMPOTENCY_KEY } from '../../contracts/shared/idempotency-key';
import { logIn } from './log-in';
import type { GatewayCalls } from './start-gateway';

/** Calls of a demo member, in Vietnamese unless told; each of its own intent unless its key is given. */
export async function asMember(gateway: GatewayCalls, account = 'minhan_2209', password = 'Lantern2209') {
  const login = await logIn(gateway, account, password);
  const { token } = login.body.value as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  return {
    token,
    get: (path: string) => gateway.call(path, { headers }),
    send: (method: string, path: string, fields: object, key: string = crypto.randomUUID()) =>
      gateway.call(path, {
        method,
        headers: { ...headers, [IDEMPOTENCY_KEY]: key },
        body: JSON.stringify(fields),
      }),
  };
}
