import type { Handlers } from '../../platform/handler';
import { findMovements } from './find-movements';
import { getMovement } from './get-movement';
import { listMovements } from './list-movements';
import { listWithdrawals } from './list-withdrawals';
import { summariseMovements } from './summarise-movements';

/** What answers the calls `record.*`. */
export const recordHandlers = {
  'record.list': listMovements,
  'record.summary': summariseMovements,
  'record.find': findMovements,
  'record.movement': getMovement,
  'record.withdrawals': listWithdrawals,
} satisfies Handlers<'record'>;
