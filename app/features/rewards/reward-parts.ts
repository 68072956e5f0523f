import type { SiteFlags } from '@/contracts/flags';
import { hasMoney, type Member } from '../../session/member-types';

type Facts = { session: Member; flags: SiteFlags };

/** What of rewards and tasks shows for whom, besides what the gateway has of them (REWARD-03, INVITE-06). */
export const REWARD_PARTS = {
  promoCode: ({ session, flags }: Facts) => hasMoney(session) && flags.PROMOCODE3,
};
