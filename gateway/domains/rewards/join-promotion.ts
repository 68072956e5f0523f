import type { joinPromotion as operation } from '@/contracts/rewards/join-promotion';
import { insertApplication } from '../../db/applications';
import { findPromotion } from '../../db/content';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';

const SIGN_UP = 'SIGNUP';

/**
 * Joins a sign-up promotion, once (CALL-52, PROMO-14).
 * @throws Refusal `account.trial`; `content.not.found` also for a promotion that nobody signs up for.
 */
export async function joinPromotion({ db, clock, merchant, member, input }: Call<typeof operation>) {
  refuseFree(member);
  const promotionId = Number(input.promotionId);
  const promotion = Number.isSafeInteger(promotionId)
    ? await findPromotion(db, merchant.code, promotionId)
    : null;
  if (promotion?.category !== SIGN_UP) throw new Refusal('content.not.found');
  await insertApplication(db, { memberId: member.id, promotionId, status: 'signed', at: clock.now() });
  return null;
}
