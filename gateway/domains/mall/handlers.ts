import type { Handlers } from '../../platform/handler';
import { mallItems } from './items';
import { redeem } from './redeem';
import { redemptions } from './redemptions';

/** What answers the calls `mall.*`. */
export const mallHandlers = {
  'mall.items': mallItems,
  'mall.redeem': redeem,
  'mall.redemptions': redemptions,
} satisfies Handlers<'mall'>;
