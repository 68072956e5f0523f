import { authenticatePlayer } from './authenticate-player';
import type { WalletVisit } from './open-player';
import { type Bet, placeBet } from './place-bet';
import { playerBalance } from './player-balance';
import { type Rollback, rollBackBet } from './roll-back-bet';
import { settleWin, type Win } from './settle-win';

/**
 * The wallet of one vendor: every call is about the vendor's own players and transactions. Amounts are integers in
 * 1/100 of the currency's unit. What is refused is thrown as a `Refusal`, with a code of `contracts/errors.ts`.
 */
export function vendorWallet(visit: WalletVisit, vendor: string) {
  return {
    authenticate: (launchToken: string) => authenticatePlayer(visit, { vendor, launchToken }),
    balance: (playerId: string) => playerBalance(visit, { vendor, playerId }),
    bet: (bet: Own<Bet>) => placeBet(visit, { ...bet, vendor }),
    win: (win: Own<Win>) => settleWin(visit, { ...win, vendor }),
    rollBack: (rollback: Own<Rollback>) => rollBackBet(visit, { ...rollback, vendor }),
  };
}

export type VendorWallet = ReturnType<typeof vendorWallet>;
type Own<Asked> = Omit<Asked, 'vendor'>;
