import type { Handlers } from '../handler';
import { applications } from './applications';
import { joinPromotion } from './join-promotion';
import { requestReward } from './request-reward';

/** What answers the calls `rewards.*`. */
export const rewardsHandlers = {
  'rewards.request': requestReward,
  'rewards.join': joinPromotion,
  'rewards.applications': applications,
} satisfies Handlers<'rewards'>;
