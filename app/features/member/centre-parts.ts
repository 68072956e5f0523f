import type { SiteFlags } from '@/contracts/flags';
import { isTrial, type Member } from '../../session/member-types';

type Facts = { session: Member; flags: SiteFlags };

/** What of the member centre shows for whom, besides tiles (MEMB-10, MEMB-20, MEMB-23, MEMB-32). */
export const CENTRE_PARTS = {
  points: ({ session, flags }: Facts) => session !== null && flags.PTSYS3,
  rank: ({ session }: Facts) => session !== null && !isTrial(session),
  rankName: ({ session, flags }: Facts) => session !== null && !isTrial(session) && flags.VIPBENEFIT3,
  password: ({ session }: Facts) => session !== null && !isTrial(session),
};
