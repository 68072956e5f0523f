import { DEMO_VENDOR, DEMO_VENDOR_SECRET } from '../seed/demo-vendor';
import { createVendorWallet } from '../vendor-wallet/create-vendor-wallet';
import { asMember } from './as-member';
import type { TestGateway } from './start-gateway';

/** A game of the seeds with free play. */
export const SLOT = { nodeId: 90001, gameCode: 'HOT-001' };

/** The wallet as the demo vendor uses it, in this process. */
export function vendorWallet(gateway: TestGateway, vendor = DEMO_VENDOR, secret = DEMO_VENDOR_SECRET) {
  return createVendorWallet({
    vendor,
    secret,
    fetch: async (request) =>
      gateway.send(new URL(request.url).pathname, {
        method: request.method,
        headers: request.headers,
        body: await request.text(),
      }),
  });
}

type Wanted = { account?: string; nodeId?: number; freeplay?: 0 | 1; backUrl?: string };
type Answer = { success: boolean; value: { url: string }; errorCode: string | null };

/** Launches a game as a member of the demo, as the generic launcher does. */
export async function launch(
  gateway: TestGateway,
  { account, nodeId = SLOT.nodeId, freeplay = 0, backUrl = 'https://site.example/m/slot-games' }: Wanted = {},
): Promise<Answer> {
  const member = await asMember(gateway, account);
  const query = new URLSearchParams({
    ...{ category: 'RNG', vendor: 'Trống Đồng', gameId: '1', merchantCode: 'hoadang' },
    ...{ nodeId: String(nodeId), freeplay: String(freeplay), backUrl },
  });
  return (await member.get(`/wps/game/launchGame?${query}`)).body as Answer;
}

/** The launch token of a launch's answer. */
export const tokenOf = ({ value }: Answer): string => new URL(value.url).hash.replace('#launch=', '');

/** A member at a game, and the vendor's wallet bound to that player. */
export async function sitDown(gateway: TestGateway, wanted: Wanted = {}) {
  const wallet = vendorWallet(gateway);
  const player = await wallet.authenticate({ launchToken: tokenOf(await launch(gateway, wanted)) });
  const { playerId, nodeId } = player;
  const move = (transactionId: string) => ({ playerId, transactionId, roundId: 'r-1', nodeId });
  return {
    wallet,
    player,
    bet: (transactionId: string, amount: number) => wallet.bet({ ...move(transactionId), amount }),
    win: (transactionId: string, betTransactionId: string, amount: number) =>
      wallet.win({ ...move(transactionId), betTransactionId, amount }),
    rollBack: (transactionId: string, betTransactionId: string) =>
      wallet.rollBack({ playerId, transactionId, betTransactionId }),
    balance: async () => (await wallet.balance({ playerId })).balance,
  };
}

/** The code of the refusal that a call gets; the answer itself when it gets none. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: { code?: string }) => error.code ?? error);
}
