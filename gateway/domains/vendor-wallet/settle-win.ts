import { jackpotNotice } from '../../platform/event-notices';
import { Refusal } from '../../platform/refusal';
import { type Asked, moveMoney } from './move-money';
import type { WalletContext } from './open-player';

/** `amount` in 1/100 units, 0 or above. */
export type Win = Asked & { betTransactionId: string; roundId: string; nodeId: number; amount: number };

/**
 * Pays what a bet won and closes it; a win of 0 moves no money. A bet has one win.
 * @throws Refusal `bet.unknown`, `bet.rolled.back`, `bet.settled`, and those of `moveMoney`.
 */
export function settleWin(context: WalletContext, win: Win) {
  const { betTransactionId: betId, roundId, nodeId, amount } = win;
  return moveMoney(context, win, {
    betId,
    content: ['win', betId, roundId, nodeId, amount],
    judge({ member, merchant, bet, closing }) {
      if (closing?.kind === 'rollback') throw new Refusal('bet.rolled.back');
      if (bet?.memberId !== member.id) throw new Refusal('bet.unknown');
      if (closing) throw new Refusal('bet.settled');
      return { kind: 'win', betId, nodeId: bet.nodeId, amount, jackpot: jackpotNotice(merchant) };
    },
  });
}
