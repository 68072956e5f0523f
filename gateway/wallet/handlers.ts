import type { Handlers } from '../handler';
import { merchantWallet } from './merchant-wallet';
import { wallet } from './wallet';

/** What answers the calls `wallet.*`. */
export const walletHandlers = {
  'wallet.balance': wallet,
  'wallet.merchant': merchantWallet,
} satisfies Handlers<'wallet'>;
