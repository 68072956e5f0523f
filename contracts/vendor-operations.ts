import type { Operation } from './operation';
import {
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  rollBackBet,
  settleWin,
} from './vendor-wallet/wallet';

/** Every call that game vendors make to the gateway's wallet. The site makes none of them, and forwards none. */
export const vendorOperations: readonly Operation[] = [
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  settleWin,
  rollBackBet,
];
