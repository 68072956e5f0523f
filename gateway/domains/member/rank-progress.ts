import type { getRankProgress } from '@/contracts/member/rank-progress';
import type { Call } from '../../platform/handler';
import { readRank } from './ranks';

/** How far the next rank is; no `labelId` at the top (CALL-27, WALLET-16). */
export async function rankProgress(call: Call<typeof getRankProgress>) {
  const { next, conditions } = await readRank(call);
  return {
    currentProgress: {
      completedConditions: conditions.filter(({ done, needed }) => done >= needed).length,
      totalExpectedConditions: conditions.length,
    },
    playerRankProgress: { labelId: next },
  };
}
