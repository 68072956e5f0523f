import type { SiteFlags } from '@/contracts/flags';
import { isTrial, type Member } from '../../session/member-types';

type Facts = { session: Member; flags: SiteFlags };

/** What of the account's page shows for whom. */
export const ACCOUNT_PARTS = {
  rank: ({ session, flags }: Facts) => session !== null && flags.VIPBENEFIT3 && !isTrial(session),
};
