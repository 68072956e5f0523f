import { authenticatePlayer } from './authenticate-player';
import type { WalletContext } from './open-player';
import { type Bet, placeBet } from './place-bet';
import { playerBalance } from './player-balance';
import { type Rollback, rollBackBet } from './roll-back-bet';
import { settleWin, type Win } from './settle-win';

/**
 * The wallet of one vendor: every call is about the vendor's own players and transactions. Amounts are integers in
 * 1/100 of the currency's unit. What is refused is thrown as a `Refusal`, with a code of `contracts/errors.ts`.
 */
export function vendorWallet(context: WalletContext, vendor: string) {
  return {
    authenticate: (launchToken: string) => authenticatePlayer(context, { vendor, launchToken }),
    balance: (playerId: string) => playerBalance(context, { vendor, playerId }),
    bet: (bet: Own<Bet>) => placeBet(context, { ...bet, vendor }),
    win: (win: Own<Win>) => settleWin(context, { ...win, vendor }),
    rollBack: (rollback: Own<Rollback>) => rollBackBet(context, { ...rollback, vendor }),
  };
}

export type VendorWallet = ReturnType<typeof vendorWallet>;
type Own<Asked> = Omit<Asked, 'vendor'>;
