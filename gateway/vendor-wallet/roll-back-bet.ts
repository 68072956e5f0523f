import type { rollBackBet as operation } from '../../contracts/vendor-wallet/wallet';
import { Refusal } from '../refusal';
import type { VendorCall } from './implement-for-vendor';
import { moveMoney } from './move-money';

/**
 * Gives a bet back, once. A bet that never came is closed with nothing, so that it is refused when it comes late.
 * @throws Refusal `bet.settled`, `bet.unknown` for another member's bet, and those of `moveMoney`.
 */
export function rollBackBet(call: VendorCall<typeof operation>) {
  const { betTransactionId: betId } = call.input;
  return moveMoney(call, {
    betId,
    content: ['rollback', betId],
    judge({ player, member, bet, closing }) {
      if (bet && bet.memberId !== member.id) throw new Refusal('bet.unknown');
      if (closing?.kind === 'win') throw new Refusal('bet.settled');
      const { nodeId } = bet ?? player;
      return { kind: 'rollback', betId, nodeId, amount: closing ? null : (bet?.amount ?? 0) };
    },
  });
}
