import type { getRewardCentre } from '@/contracts/rewards/centre';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listApplicationsOf } from '../../db/applications';
import { listAnnouncements } from '../../db/content';
import { type KnownReward, listRewards } from '../../db/rewards';
import type { Call } from '../../platform/handler';
import type { Language } from '../../platform/language';

/** The member's rewards, those to be claimed before the others, and applications, the newest first (REWARD-03). */
export async function rewardCentre({ db, clock, member, merchant, language }: Call<typeof getRewardCentre>) {
  const [rewards, applications] = await Promise.all([
    listRewards(db, member.id, clock.now()),
    listApplicationsOf(db, member.id),
  ]);
  const promotions = await listAnnouncements(db, merchant.code, ['promotion']);
  return {
    rewards: rewards.map((reward) => rewardOf(reward, language, clock.now())),
    applications: applications.flatMap(({ promotionId, status, at }) => {
      const promotion = promotions.find(
        ({ id, linkedPromotionId }) => id === promotionId || linkedPromotionId === promotionId,
      );
      // What is off the site is not told of.
      if (!promotion) return [];
      const picture = [...promotion.images].sort((one, other) => one.sequence - other.sequence)[0]?.url;
      return [{ promotionId: promotion.id, title: promotion.texts[language].title, picture, status, at }];
    }),
  };
}

/** A reward as it is told, in a language. */
export function rewardOf(reward: KnownReward, language: Language, now: number) {
  const { id, names, art, money, points, times, gameType, claimBefore, promotionId } = reward;
  return {
    id,
    name: names[language],
    picture: art,
    money: decimalNumberOf(money),
    points,
    times,
    gameType,
    claimBefore,
    promotionId,
    ...standingOf(reward, now),
  };
}

function standingOf({ claimedAt, claimBefore, at }: KnownReward, now: number) {
  if (claimedAt !== null) return { state: 'claimed' as const, at: claimedAt };
  return claimBefore <= now
    ? { state: 'closed' as const, at: claimBefore }
    : { state: 'claimable' as const, at };
}
