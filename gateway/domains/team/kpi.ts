import { type DateRange, daysOf } from '@/contracts/shared/days';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { getTeamKpi as operation } from '@/contracts/team/team-kpi';
import {
  countActive,
  countTeam,
  lastRollUp,
  listPaidCommissions,
  listTeamDays,
  sumTeamProducts,
  type TeamDay,
} from '../../db/team-figures';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { eachDay, siteDays } from '../../platform/site-days';
import { listEstimates } from '../commission/estimates';

/** What a day, or all of them, came to; amounts in 1/100 units. */
type Figures = Omit<TeamDay, 'day'> & {
  /** Commission that was paid, and the estimate of what is not settled. */
  paid: number;
  estimate: number;
};

const NOTHING: Figures = {
  turnover: 0,
  netWin: 0,
  deposits: 0,
  withdrawals: 0,
  newMembers: 0,
  activeMembers: 0,
  paid: 0,
  estimate: 0,
};

/**
 * What the agent's team came to in a range of days: commission as the settlements paid it, beside it the estimate of days
 * that are not settled, as the settlements tell it too; whoever was active on several days counts once (AGENT-07,
 * AGENT-08).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function teamKpi({ db, clock, member, merchant, input }: Call<typeof operation>) {
  refuseNonAgent(member);
  const days = siteDays(merchant);
  const today = days.dayOf(clock.now());
  const isOver = input.to < today;
  const range: DateRange = { from: input.from, to: isOver ? input.to : today };
  const [kept, paid, estimates, products, team, updatedAt, active] = await Promise.all([
    listTeamDays(db, member.id, range),
    listPaidCommissions(db, member.id, range),
    listEstimates(db, { merchant: merchant.code, agentId: member.id }, range),
    sumTeamProducts(db, member.id, range),
    countTeam(db, member.id),
    lastRollUp(db, merchant.code),
    daysOf(range) > 1 ? countActive(db, member.id, range) : null,
  ]);
  const figuresOfDay = new Map(kept.map((one) => [one.day, one]));
  const paidOf = new Map(paid.map((one) => [one.day, one.paid]));
  const estimateOf = new Map(estimates.map(({ day, commission }) => [day, commission]));
  // A correction alone is paid on a day without figures, too.
  const all = eachDay(days, range).map(({ day }) => ({
    ...NOTHING,
    ...figuresOfDay.get(day),
    day,
    paid: paidOf.get(day) ?? 0,
    estimate: estimateOf.get(day) ?? 0,
  }));
  const sumOf = (read: (day: Figures) => number) => all.reduce((total, day) => total + read(day), 0);
  return {
    updatedAt,
    ...team,
    total: figuresOf({
      turnover: sumOf(({ turnover }) => turnover),
      netWin: sumOf(({ netWin }) => netWin),
      deposits: sumOf(({ deposits }) => deposits),
      withdrawals: sumOf(({ withdrawals }) => withdrawals),
      newMembers: sumOf(({ newMembers }) => newMembers),
      activeMembers: active ?? sumOf(({ activeMembers }) => activeMembers),
      paid: sumOf(({ paid }) => paid),
      estimate: sumOf(({ estimate }) => estimate),
    }),
    days: all.map((day) => ({ day: day.day, ...figuresOf(day) })),
    products: products.map(({ gameType, turnover, earned }) => ({
      gameType,
      turnover: decimalNumberOf(turnover),
      commission: decimalNumberOf(earned),
    })),
  };
}

function figuresOf(of: Figures) {
  const { paid, estimate, turnover, deposits, withdrawals, netWin, newMembers, activeMembers } = of;
  return {
    commission: decimalNumberOf(paid),
    estimate: decimalNumberOf(estimate),
    turnover: decimalNumberOf(turnover),
    deposits: decimalNumberOf(deposits),
    withdrawals: decimalNumberOf(withdrawals),
    netWin: decimalNumberOf(netWin),
    newMembers,
    activeMembers,
  };
}
