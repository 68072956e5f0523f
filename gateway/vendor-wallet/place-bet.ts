import type { placeBet as operation } from '../../contracts/vendor-wallet/wallet';
import { Refusal } from '../refusal';
import type { VendorCall } from './implement-for-vendor';
import { hundredthsOf, moveMoney } from './move-money';

/**
 * Takes a bet from the member's balance, never more than there is.
 * @throws Refusal `bet.rolled.back` for a bet that comes after its rollback; `account.disabled`,
 * `platform.maintenance`; `request.invalid` for a bet on another game than the player's; and those of `moveMoney`.
 */
export function placeBet(call: VendorCall<typeof operation>) {
  const { transactionId, roundId, nodeId } = call.input;
  const amount = hundredthsOf(call.input.amount);
  return moveMoney(call, {
    betId: transactionId,
    content: ['bet', roundId, nodeId, amount],
    judge({ player, member, merchant, closing }) {
      if (closing) throw new Refusal('bet.rolled.back');
      if (member.status === 'disabled') throw new Refusal('account.disabled');
      if (merchant.maintenance) throw new Refusal('platform.maintenance');
      if (nodeId !== player.nodeId) throw new Refusal('request.invalid');
      return { kind: 'bet', roundId, nodeId, amount };
    },
  });
}
