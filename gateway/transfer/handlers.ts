import type { Handlers } from '../handler';
import { moveMoneyBetween } from './move';
import { transferUp, upline } from './transfer-up';
import { wallets } from './wallets';

/** What answers the calls `transfer.*`. */
export const transferHandlers = {
  'transfer.wallets': wallets,
  'transfer.move': moveMoneyBetween,
  'transfer.upline': upline,
  'transfer.up': transferUp,
} satisfies Handlers<'transfer'>;
