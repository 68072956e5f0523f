import type { SiteFlags } from '@/contracts/flags';
import { isTrial, type Member } from '../../session/member-types';

type Facts = { session: Member; flags: SiteFlags };

/** What of the menu's head shows for whom. */
export const MENU_PARTS = {
  rank: ({ session, flags }: Facts) => flags.VIPBENEFIT3 && !isTrial(session),
};
