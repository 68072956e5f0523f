import { commissionOf, missingFor } from '@/contracts/commission/commission-rules';
import type { TeamKpi } from '../home/home.queries';
import type { AgentRules } from './settlements.queries';

/** What a day of the team is supposed to be: turnover in minor units, active members, parts in percent. */
export type Supposed = { turnover: number; players: number; parts: readonly Part[] };
export type Part = { gameType: string; percent: number };

/** A day of the month before on average, and which part of its turnover each product had. */
export function averageDay({
  days,
  products,
  total,
}: Pick<TeamKpi, 'days' | 'products' | 'total'>): Supposed {
  const many = Math.max(1, days.length);
  const active = days.reduce((sum, { activeMembers }) => sum + activeMembers, 0);
  return {
    turnover: partOf(total.turnover, 1, many),
    players: Math.floor(active / many),
    parts: percentsOf(products),
  };
}

/** Whole percents of turnover that come to a hundred: what is cut off goes to the largest. */
function percentsOf(products: TeamKpi['products']): Part[] {
  const sum = products.reduce((all, { turnover }) => all + turnover, 0);
  if (sum <= 0) return [];
  const parts = products.map(({ gameType, turnover }) => ({ gameType, percent: partOf(turnover, 100, sum) }));
  const [first, ...rest] = parts.toSorted((a, b) => b.percent - a.percent);
  const others = rest.filter(({ percent }) => percent > 0);
  const taken = others.reduce((all, { percent }) => all + percent, 0);
  return first ? [{ ...first, percent: 100 - taken }, ...others] : [];
}

/** What a supposed day gives by the rules that days are settled by, and what the next tier asks for (AGENT-26). */
export function supposedCommission(rules: Pick<AgentRules, 'tiers'>, { turnover, players, parts }: Supposed) {
  const tiers = rules.tiers.map(({ rates, ...bounds }) => ({
    ...bounds,
    rates: Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, rate])),
  }));
  const play = parts.map(({ gameType, percent }) => ({ gameType, turnover: partOf(turnover, percent, 100) }));
  const told = commissionOf(tiers, play, players);
  const next = tiers[told.tier + 1];
  return { ...told, next, missing: next && missingFor(next, told.turnover, players) };
}

/** What is left after direct agents, if they receive the same part of it as in the month before. */
export function keptOf(amount: number, { gross, paidDown }: { gross: number; paidDown: number }): number {
  return gross <= 0 ? amount : amount - partOf(amount, Math.max(0, paidDown), gross);
}

/** So many parts of a whole, cut to the whole. */
function partOf(whole: number, parts: number, of: number): number {
  return Number((BigInt(whole) * BigInt(parts)) / BigInt(of));
}
