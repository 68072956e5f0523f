import { Refusal } from '../../platform/refusal';
import { type Asked, moveMoney } from './move-money';
import type { WalletContext } from './open-player';

export type Rollback = Asked & { betTransactionId: string };

/**
 * Gives a bet back, once. A bet that never came is closed with nothing, so that it is refused when it comes late.
 * @throws Refusal `bet.settled`, `bet.unknown` for another member's bet, and those of `moveMoney`.
 */
export function rollBackBet(context: WalletContext, rollback: Rollback) {
  const { betTransactionId: betId } = rollback;
  return moveMoney(context, rollback, {
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
