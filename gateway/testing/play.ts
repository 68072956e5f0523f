import { createDenLongWallet } from '../../demo/vendor/den-long-wallet';
import { DEMO_VENDOR, DEMO_VENDOR_SECRET, DEN_LONG_SECRET, DEN_LONG_VENDOR } from '../../demo/vendor/names';
import { createSignedJsonWallet } from '../../demo/vendor/signed-json-wallet';
import { asMember } from './as-member';
import type { GatewayCalls } from './start-gateway';

/** A game of the seeds with free play. */
export const SLOT = { nodeId: 90001, gameCode: 'HOT-001' };
/** Such a game of the vendor that speaks the other dialect. */
export const DEN_LONG_SLOT = { nodeId: 100_005, gameCode: 'DL-RNG-0005' };

/** The wallet as the demo vendor uses it, in this process. */
export function vendorWallet(gateway: GatewayCalls, vendor = DEMO_VENDOR, secret = DEMO_VENDOR_SECRET) {
  return createSignedJsonWallet({ vendor, secret, fetch: fetchOf(gateway) });
}

/** The wallet as the demo vendor of the other dialect uses it. */
export function denLongWallet(gateway: GatewayCalls, secret = DEN_LONG_SECRET) {
  return createDenLongWallet({ secret, fetch: fetchOf(gateway) });
}

const fetchOf = (gateway: GatewayCalls) => async (request: Request) =>
  gateway.send(new URL(request.url).pathname, {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
  });

type Wanted = { account?: string; nodeId?: number; freeplay?: 0 | 1; backUrl?: string };
type Answer = { success: boolean; value: { url: string }; errorCode: string | null };

/** Launches a game as a member of the demo, as the generic launcher does. */
export async function launch(
  gateway: GatewayCalls,
  { account, nodeId = SLOT.nodeId, freeplay = 0, backUrl = 'https://site.example/m/slot-games' }: Wanted = {},
): Promise<Answer> {
  const member = await asMember(gateway, account);
  const query = new URLSearchParams({
    category: 'RNG',
    vendor: 'Trống Đồng',
    gameId: '1',
    merchantCode: 'hoadang',
    nodeId: String(nodeId),
    freeplay: String(freeplay),
    backUrl,
  });
  return (await member.get(`/wps/game/launchGame?${query}`)).body as Answer;
}

/** Whose game a launch's answer opens, and the launch token. */
export function launchOf({ value }: Answer): { name: string; launchToken: string } {
  const [, word, launchToken = ''] = /^#(\w+)=(.*)$/.exec(new URL(value.url).hash) ?? [];
  return { name: word === 'ticket' ? DEN_LONG_VENDOR : DEMO_VENDOR, launchToken };
}

/** The launch token of a launch's answer. */
export const tokenOf = (answer: Answer): string => launchOf(answer).launchToken;

/** A member at a game, and the vendor's wallet bound to that player. */
export async function sitDown(gateway: GatewayCalls, wanted: Wanted = {}) {
  const { name, launchToken } = launchOf(await launch(gateway, wanted));
  const wallet = name === DEMO_VENDOR ? vendorWallet(gateway) : denLongWallet(gateway);
  const player = await wallet.authenticate({ launchToken });
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
