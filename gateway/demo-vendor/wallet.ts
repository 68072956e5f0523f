import { callOperation } from '../../contracts/client';
import type { InputOf, Operation, OutputOf } from '../../contracts/operation';
import {
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  rollBackBet,
  settleWin,
} from '../../contracts/vendor-wallet/wallet';

export type FetchLike = (request: Request) => Promise<Response>;
type Asked<Op extends Operation> = Omit<InputOf<Op>, 'vendor'>;

export const DEMO_VENDOR = 'demo';
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';

export function createVendorWallet({
  fetch,
  vendor,
  secret,
}: {
  fetch: FetchLike;
  vendor: string;
  secret: string;
}) {
  const caller =
    <Op extends Operation>(operation: Op) =>
    (asked: Asked<Op>): Promise<OutputOf<Op>> =>
      callOperation(operation, { ...(asked as object), vendor } as InputOf<Op>, {
        baseUrl: 'http://gateway.internal',
        fetch: async (request) => {
          const copy = new Request(request);
          copy.headers.set('X-Vendor-Signature', await sign(secret, await request.clone().text()));
          return fetch(copy);
        },
      });
  return {
    authenticate: caller(authenticatePlayer),
    balance: caller(getPlayerBalance),
    bet: caller(placeBet),
    win: caller(settleWin),
    rollBack: caller(rollBackBet),
  };
}

export type VendorWallet = ReturnType<typeof createVendorWallet>;

async function sign(secret: string, body: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
  return Buffer.from(await crypto.subtle.sign('HMAC', key, text.encode(body))).toString('hex');
}
