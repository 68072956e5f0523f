import { APPLICATION_PICTURE } from '@/contracts/pictures/rules';
import type { requestReward as operation } from '@/contracts/rewards/request-reward';
import { insertApplication } from '../../db/applications';
import { findPromotion } from '../../db/content';
import type { Call } from '../../platform/handler';
import { readPicture } from '../../platform/read-picture';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';

/**
 * Applies for the reward of a promotion (CALL-53); one application per promotion may be open.
 * @throws Refusal `account.trial`, `content.not.found`, `reward.already.applied`, `request.too.large`, or
 * `request.invalid` without the picture or the remark that the promotion asks for.
 */
export async function requestReward({ db, clock, merchant, member, input }: Call<typeof operation>) {
  refuseFree(member);
  const promotionId = Number(input.promotionId);
  const promotion = Number.isSafeInteger(promotionId)
    ? await findPromotion(db, merchant.code, promotionId)
    : null;
  if (!promotion) throw new Refusal('content.not.found');
  if (promotion.imageRequired === 'Y' && input.pictures.length === 0) throw new Refusal('request.invalid');
  if (promotion.remarkRequired === 'Y' && input.remarks === '') throw new Refusal('request.invalid');
  const inserted = await insertApplication(
    db,
    {
      memberId: member.id,
      promotionId,
      status: 'applying',
      remarks: input.remarks,
      at: clock.now(),
    },
    input.pictures.map(readApplicationPicture),
  );
  if (!inserted) throw new Refusal('reward.already.applied');
  return null;
}

function readApplicationPicture(dataUrl: string) {
  const { type, bytes } = readPicture(dataUrl, APPLICATION_PICTURE);
  return { type, data: bytes };
}
