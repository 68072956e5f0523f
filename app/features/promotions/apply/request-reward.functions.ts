import { createServerFn } from '@tanstack/react-start';
import { GatewayError } from '../../../../contracts/errors';
import { outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { sendRequest } from './request-reward.server';

/** Applies for a reward with the fields `id`, `remarks` and `pictures` of a form (CALL-53, REWARD-54). */
export const requestRewardFn = createServerFn({ method: 'POST' })
  .validator((data: FormData) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      if (!(data instanceof FormData)) throw new GatewayError('request.invalid', null, 400);
      await sendRequest(siteContext(), data, Date.now());
      return null;
    }),
  );
