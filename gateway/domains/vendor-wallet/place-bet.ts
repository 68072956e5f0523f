import { Refusal } from '../../platform/refusal';
import { type Asked, moveMoney } from './move-money';
import type { WalletContext } from './open-player';

/** `amount` in 1/100 units, above 0. */
export type Bet = Asked & { roundId: string; nodeId: number; amount: number };

/**
 * Takes a bet from the member's balance, never more than there is: the ledger's own check refuses it, which `moveMoney`
 * answers as `balance.short`.
 * @throws Refusal `bet.rolled.back` for a bet that comes after its rollback; `account.disabled`,
 * `platform.maintenance`; `request.invalid` for a bet on another game than the player's; and those of `moveMoney`.
 */
export function placeBet(context: WalletContext, bet: Bet) {
  const { transactionId, roundId, nodeId, amount } = bet;
  return moveMoney(context, bet, {
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
