import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { rewardRequestSchema, sendRequest } from './request-reward.server';

/** Applies for a reward (CALL-53, REWARD-54). */
export const requestRewardFn = createServerFn({ method: 'POST' })
  .validator(inputOf(rewardRequestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await sendRequest(siteContext(), data, Date.now());
      return null;
    }),
  );
