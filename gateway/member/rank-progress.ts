import type { getRankProgress } from '../../contracts/member/rank-progress';
import type { Call } from '../handler';

/** How far the next rank is; no `labelId` at the top (CALL-27, WALLET-16). */
export function rankProgress({ member }: Call<typeof getRankProgress>) {
  const { completedConditions, totalExpectedConditions, nextRank } = member;
  return {
    currentProgress: { completedConditions, totalExpectedConditions },
    playerRankProgress: { labelId: nextRank },
  };
}
