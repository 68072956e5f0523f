import type { Handlers } from '../../platform/handler';
import { withdraw } from './create';
import { withdrawOrder } from './order';
import { withdrawOverview } from './overview';

/** What answers the calls `withdraw.*`. */
export const withdrawHandlers = {
  'withdraw.overview': withdrawOverview,
  'withdraw.create': withdraw,
  'withdraw.order': withdrawOrder,
} satisfies Handlers<'withdraw'>;
