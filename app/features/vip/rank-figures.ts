import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { RankOverview } from '../../domain/member/rank-overview.queries';

/** Something that a rank asks for; turnover in minor units. */
export type Condition =
  | RankOverview['conditions'][number]
  | ({ kind: 'turnover' } & NonNullable<RankOverview['turnover']>);

/** All that the next rank asks for, turnover first. */
export function conditionsOf({ turnover, conditions }: RankOverview): Condition[] {
  return [...(turnover ? [{ kind: 'turnover' as const, ...turnover }] : []), ...conditions];
}

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

/** An amount as millions or thousands of millions, where it is a whole number of tenths of them. */
export function roundFigure(amount: MinorUnits): { unit: 'million' | 'billion'; count: string } | null {
  const [whole = ''] = decimalOf(amount).split('.');
  const [, billions, tenth] = /^(\d+)(\d)0{8}$/.exec(whole) ?? [];
  if (billions && tenth) return { unit: 'billion', count: counted(billions, tenth) };
  const [, millions, part] = /^(\d+)(\d)0{5}$/.exec(whole) ?? [];
  return millions && part ? { unit: 'million', count: counted(millions, part) } : null;
}

const counted = (whole: string, tenth: string): string => (tenth === '0' ? whole : `${whole}.${tenth}`);
