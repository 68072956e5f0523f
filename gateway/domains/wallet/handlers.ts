import type { Handlers } from '../../platform/handler';
import { merchantWallet } from './merchant-wallet';
import { wallet } from './wallet';
import { withdrawSettings } from './withdraw-settings';

/** What answers the calls `wallet.*`. */
export const walletHandlers = {
  'wallet.balance': wallet,
  'wallet.merchant': merchantWallet,
  'wallet.withdrawSettings': withdrawSettings,
} satisfies Handlers<'wallet'>;
