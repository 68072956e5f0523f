import type { Handlers } from '../../platform/handler';
import { friends } from './friends';
import { referral } from './overview';

/** What answers the calls `referral.*`. */
export const referralHandlers = {
  'referral.overview': referral,
  'referral.friends': friends,
} satisfies Handlers<'referral'>;
