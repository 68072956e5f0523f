import type { getRankProgress } from '../../contracts/member/rank-progress';
import type { MemberCall } from '../implement';

/** How far the next rank is; no `labelId` at the top (CALL-27, WALLET-16). */
export function rankProgress({ member }: MemberCall<typeof getRankProgress>) {
  const { completedConditions, totalExpectedConditions, nextRank } = member;
  return {
    currentProgress: { completedConditions, totalExpectedConditions },
    playerRankProgress: { labelId: nextRank },
  };
}
