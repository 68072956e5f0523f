import type { Handlers } from '../../platform/handler';
import { applications } from './applications';
import { rewardCentre } from './centre';
import { claimReward } from './claim-reward';
import { joinPromotion } from './join-promotion';
import { redeemPromoCode } from './redeem-promo-code';
import { requestReward } from './request-reward';

/** What answers the calls `rewards.*`. */
export const rewardsHandlers = {
  'rewards.request': requestReward,
  'rewards.join': joinPromotion,
  'rewards.applications': applications,
  'rewards.centre': rewardCentre,
  'rewards.claim': claimReward,
  'rewards.promoCode': redeemPromoCode,
} satisfies Handlers<'rewards'>;
