import type { Handlers } from '../handler';
import { affiliateCode } from './affiliate-code';
import { checkAffiliate } from './check-affiliate';

/** What answers the calls `affiliate.*`. */
export const affiliateHandlers = {
  'affiliate.check': checkAffiliate,
  'affiliate.code': affiliateCode,
} satisfies Handlers<'affiliate'>;
