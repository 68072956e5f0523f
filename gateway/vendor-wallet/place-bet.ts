import type { placeBet as operation } from '../../contracts/vendor-wallet/wallet';
import { readBet } from '../db/game-money';
import { Refusal } from '../refusal';
import type { VendorCall } from './implement-for-vendor';
import { hundredthsOf, moveMoney } from './move-money';

/**
 * Takes a bet from the member's balance, never more than there is.
 * @throws Refusal `bet.rolled.back` for a bet that comes after its rollback; `account.disabled`,
 * `platform.maintenance`; `request.invalid` for a bet on another game than the player's; and those of `moveMoney`.
 */
export function placeBet(call: VendorCall<typeof operation>) {
  const { vendor, transactionId, roundId, nodeId } = call.input;
  const amount = hundredthsOf(call.input.amount);
  return moveMoney(call, ['bet', roundId, nodeId, amount], async ({ player, member, merchant }) => {
    const { closing } = await readBet(call.db, vendor, transactionId);
    if (closing) throw new Refusal('bet.rolled.back');
    if (member.status === 'disabled') throw new Refusal('account.disabled');
    if (merchant.maintenance) throw new Refusal('platform.maintenance');
    if (nodeId !== player.nodeId) throw new Refusal('request.invalid');
    return { kind: 'bet', roundId, nodeId, amount };
  });
}
