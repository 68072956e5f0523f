import type { getRankProgress } from '@/contracts/member/rank-progress';
import type { ResponseOf } from '@/contracts/operation';

type RankProgress = ResponseOf<typeof getRankProgress>;

/**
 * Progress towards the next rank, 0 to 1: 0 before the answer is in, 1 without a `labelId`, which means the top is
 * reached (WALLET-16 to WALLET-19).
 */
export function rankFraction(progress: RankProgress | undefined): number {
  if (!progress) return 0;
  if (!progress.playerRankProgress.labelId) return 1;
  const { completedConditions, totalExpectedConditions } = progress.currentProgress;
  if (totalExpectedConditions <= 0) return 0;
  return Math.min(1, Math.max(0, completedConditions / totalExpectedConditions));
}
