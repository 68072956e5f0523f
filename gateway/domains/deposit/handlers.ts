import type { Handlers } from '../../platform/handler';
import { channels } from './channels';
import { create } from './create';
import { cancel, order, orders } from './order';

/** What answers the calls `deposit.*`. */
export const depositHandlers = {
  'deposit.channels': channels,
  'deposit.create': create,
  'deposit.order': order,
  'deposit.orders': orders,
  'deposit.cancel': cancel,
} satisfies Handlers<'deposit'>;
