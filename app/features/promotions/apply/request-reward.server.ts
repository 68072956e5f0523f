import { Buffer } from 'node:buffer';
import * as v from 'valibot';
import { GatewayError } from '../../../../contracts/errors';
import { requestReward } from '../../../../contracts/rewards/request-reward';
import type { SiteContext } from '../../../../contracts/site';
import type { Unchecked } from '../../../lib/outcome';
import { pictureTypeOf } from '../../../lib/pictures/picture-type';
import { readPromotion } from '../read-promotions.server';
import { FIELDS, isComplete, REWARD_PICTURES } from './reward-form';

/** The fields `id`, `remarks` and `pictures` of a form. */
export const rewardRequestSchema = v.pipe(
  v.instance(FormData),
  v.transform(
    (form): Record<string, unknown> => ({
      id: form.get(FIELDS.id),
      remarks: form.get(FIELDS.remarks) ?? '',
      pictures: form.getAll(FIELDS.pictures),
    }),
  ),
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    remarks: requestReward.input.entries.remarks,
    pictures: v.pipe(v.array(v.instance(Blob)), v.maxLength(REWARD_PICTURES.max)),
  }),
);

/**
 * Applies for the reward of a promotion with what its form holds. The type of each picture by its content, its size,
 * their count and the remarks are checked again here, and what the promotion asks for is read anew (REWARD-49 to
 * REWARD-54).
 * @throws GatewayError `request.invalid`, `content.not.found`, and what the operation refuses.
 */
export async function sendRequest(
  site: Pick<SiteContext, 'callGateway' | 'session'>,
  request: Unchecked<v.InferOutput<typeof rewardRequestSchema>>,
  now: number,
): Promise<void> {
  if (!site.session) throw new GatewayError('session.missing', null, 401);
  const { id, remarks, pictures } = request();
  const promotion = await readPromotion(site, id, now);
  if (!promotion) throw new GatewayError('content.not.found');
  if (!isComplete(promotion, { remarks, pictures: pictures.length })) throw invalid();
  await site.callGateway(requestReward, {
    pictures: await Promise.all(pictures.map(dataUrlOf)),
    promotionId: promotion.rewardId,
    remarks,
  });
}

async function dataUrlOf(picture: Blob): Promise<string> {
  if (picture.size > REWARD_PICTURES.maxBytes) throw invalid();
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (!type || !(REWARD_PICTURES.types as readonly string[]).includes(type)) throw invalid();
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}

function invalid(): GatewayError {
  return new GatewayError('request.invalid', null, 400);
}
