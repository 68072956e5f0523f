import * as v from 'valibot';
import type { Unchecked } from '@/app/lib/calls/outcome';
import { GatewayError } from '@/contracts/errors';
import { requestReward } from '@/contracts/rewards/request-reward';
import { PICTURES_MAX } from '@/contracts/rewards/reward-rules';
import type { SiteContext } from '@/contracts/site';
import { readPromotion } from '../read-promotions.server';
import { isComplete } from './reward-form';

/** What the form says; each picture is the id under which the edge keeps it. */
export const rewardRequestSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  remarks: requestReward.input.entries.remarks,
  pictures: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(PICTURES_MAX)),
});

/**
 * Applies for the reward of a promotion. The edge has checked each picture's type by its content, its size and its
 * structure (`edge/routes/member-pictures.ts`); their count and the remarks are checked here, and what the promotion asks
 * for is read anew (REWARD-49 to REWARD-54). Of a refused application the pictures wait on.
 * @throws GatewayError `request.invalid`, `content.not.found`, and what the operation refuses.
 */
export async function sendRequest(
  site: Pick<SiteContext, 'callGateway' | 'session' | 'openPictures' | 'dropPictures'>,
  request: Unchecked<v.InferOutput<typeof rewardRequestSchema>>,
  now: number,
): Promise<void> {
  if (!site.session) throw new GatewayError('session.missing', null, 401);
  const { id, remarks, pictures } = request();
  const promotion = await readPromotion(site, id, now);
  if (!promotion) throw new GatewayError('content.not.found');
  if (!isComplete(promotion, { remarks, pictures: pictures.length })) throw invalid();
  await site.callGateway(requestReward, {
    pictures: await site.openPictures(pictures),
    promotionId: promotion.rewardId,
    remarks,
  });
  site.dropPictures(pictures);
}

function invalid(): GatewayError {
  return new GatewayError('request.invalid', null, 400);
}
