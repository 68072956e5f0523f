import type { RankOverview } from '../../domain/member/rank-overview.queries';

type Condition = RankOverview['conditions'][number];

/** Whether a condition holds. */
export const isMet = ({ done, needed }: Condition): boolean => done >= needed;

/** How much of a condition is there, 0 to 1. */
export function shareOf({ done, needed }: Condition): number {
  return needed <= 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}

/** What is missing before what is done, each in the order it came. */
export function whatIsMissingFirst(conditions: readonly Condition[]): Condition[] {
  return [...conditions.filter((one) => !isMet(one)), ...conditions.filter(isMet)];
}

/** An amount in minor units as millions or thousands of millions, where it is a whole number of them. */
export function roundFigure(amount: number): { unit: 'million' | 'billion'; count: number } | null {
  const [million, billion] = [10 ** 8, 10 ** 11];
  if (amount >= billion && amount % (billion / 10) === 0) return { unit: 'billion', count: amount / billion };
  if (amount >= million && amount % (million / 10) === 0) return { unit: 'million', count: amount / million };
  return null;
}
