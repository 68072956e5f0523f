import type { redeemPromoCode as operation } from '@/contracts/rewards/promo-code';
import { HOUR_MS } from '../../db/quota-uses';
import { countUses, findPromoCode, findReward, giveReward } from '../../db/rewards';
import type { Call } from '../../platform/handler';
import { newOrderNo } from '../../platform/order-no';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';
import { rewardOf } from './centre';

const DAY_MS = 24 * HOUR_MS;
/** Codes that a member may try within an hour. */
export const MOST_TRIES = 10;

/**
 * Gives the reward of a code, once for each member (INVITE-10).
 * @throws Refusal those of the contract
 */
export async function redeemPromoCode({
  db,
  clock,
  member,
  merchant,
  language,
  input,
}: Call<typeof operation>) {
  refuseFree(member);
  const at = clock.now();
  const quota = { key: `promo-code:${member.id}`, most: MOST_TRIES, withinMs: HOUR_MS };
  await consumeQuotaOrRefuse(db, [quota], at);
  const code = await findPromoCode(db, merchant.code, input.code.toUpperCase());
  if (!code) throw new Refusal('promo.code.wrong');
  const origin = `code:${merchant.code}:${code.code}:${member.id}`;
  if (await findReward(db, member.id, { origin })) throw new Refusal('promo.code.used');
  if (code.until <= at) throw new Refusal('promo.code.over');
  const { joinedWithinDays, names, art, money, points, times, gameType, promotionId } = code;
  if (joinedWithinDays !== null && member.regDate + joinedWithinDays * DAY_MS <= at) {
    throw new Refusal('promo.code.not.yours');
  }
  if ((await countUses(db, code)) >= code.mostUses) throw new Refusal('promo.code.over');
  const reward = {
    id: newOrderNo('TH', at, merchant.timeZone),
    memberId: member.id,
    origin,
    names,
    art,
    money,
    points,
    times,
    gameType,
    promotionId,
    codeMerchant: merchant.code,
    code: code.code,
    at,
    claimBefore: at + code.days * DAY_MS,
  };
  if (!(await giveReward(db, reward))) {
    // A twin of the call was faster, or others took the last one.
    const isOwn = await findReward(db, member.id, { origin });
    throw new Refusal(isOwn ? 'promo.code.used' : 'promo.code.over');
  }
  return rewardOf({ ...reward, claimedAt: null }, language, at);
}
