import { callOperation } from '../../contracts/client';
import type { InputOf, Operation, OutputOf } from '../../contracts/operation';
import {
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  rollBackBet,
  settleWin,
} from '../../contracts/vendor-wallet/wallet';
import { SIGNATURE_HEADER, signVendorBody } from './signature';

type Connection = {
  /** How requests reach the wallet: the network's `fetch`, or the gateway itself. */
  fetch: (request: Request) => Promise<Response>;
  vendor: string;
  secret: string;
  baseUrl?: string;
};
type Asked<Op extends Operation> = Omit<InputOf<Op>, 'vendor'>;

/**
 * The wallet as a vendor uses it: every call names the vendor and is signed.
 * @throws GatewayError from each call, with the wallet's code, or that of a call that failed: `gateway.timeout`,
 * `gateway.unavailable`, `gateway.bad.answer`. After those nobody knows what was heeded: the same call may be sent
 * again, or the bet be rolled back.
 */
export function createSignedJsonWallet({
  vendor,
  secret,
  fetch,
  baseUrl = 'http://gateway.internal',
}: Connection) {
  const caller =
    <Op extends Operation>(operation: Op) =>
    (asked: Asked<Op>, signal?: AbortSignal): Promise<OutputOf<Op>> =>
      callOperation(operation, { ...(asked as object), vendor } as InputOf<Op>, {
        baseUrl,
        signal,
        fetch: async (request) => fetch(await signed(request, secret)),
      });
  return {
    authenticate: caller(authenticatePlayer),
    balance: caller(getPlayerBalance),
    bet: caller(placeBet),
    win: caller(settleWin),
    rollBack: caller(rollBackBet),
  };
}

export type VendorWallet = ReturnType<typeof createSignedJsonWallet>;

/** The request with the vendor's signature of its body. */
export async function signed(request: Request, secret: string): Promise<Request> {
  const body = await request.clone().text();
  const copy = new Request(request);
  copy.headers.set(SIGNATURE_HEADER, signVendorBody(secret, body));
  return copy;
}
