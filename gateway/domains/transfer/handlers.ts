import type { Handlers } from '../../platform/handler';
import { moveMoneyBetween } from './move';
import { downline, transferDown } from './transfer-down';
import { transferUp, upline } from './transfer-up';
import { wallets } from './wallets';

/** What answers the calls `transfer.*`. */
export const transferHandlers = {
  'transfer.wallets': wallets,
  'transfer.move': moveMoneyBetween,
  'transfer.upline': upline,
  'transfer.up': transferUp,
  'transfer.downline': downline,
  'transfer.down': transferDown,
} satisfies Handlers<'transfer'>;
