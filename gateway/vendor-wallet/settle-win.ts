import type { settleWin as operation } from '../../contracts/vendor-wallet/wallet';
import { Refusal } from '../refusal';
import type { VendorCall } from './implement-for-vendor';
import { hundredthsOf, moveMoney } from './move-money';

/**
 * Pays what a bet won and closes it; a win of 0 moves no money. A bet has one win.
 * @throws Refusal `bet.unknown`, `bet.rolled.back`, `bet.settled`, and those of `moveMoney`.
 */
export function settleWin(call: VendorCall<typeof operation>) {
  const { betTransactionId: betId, roundId, nodeId } = call.input;
  const amount = hundredthsOf(call.input.amount);
  return moveMoney(call, {
    betId,
    content: ['win', betId, roundId, nodeId, amount],
    judge({ member, bet, closing }) {
      if (closing?.kind === 'rollback') throw new Refusal('bet.rolled.back');
      if (bet?.memberId !== member.id) throw new Refusal('bet.unknown');
      if (closing) throw new Refusal('bet.settled');
      return { kind: 'win', betId, nodeId: bet.nodeId, amount };
    },
  });
}
