import { type DateRange, daysOf } from '../../contracts/shared/days';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import type { getTeamKpi as operation } from '../../contracts/team/team-kpi';
import { listEstimates } from '../commission/estimates';
import {
  countActive,
  countTeam,
  lastRollUp,
  listTeamDays,
  sumTeamProducts,
  type TeamDay,
} from '../db/team-figures';
import type { Call } from '../handler';
import { refuseNonAgent } from '../member/agent';
import { eachDay, siteDays } from '../site-days';

const NOTHING: Omit<TeamDay, 'day'> = {
  ...{ turnover: 0, netWin: 0, deposits: 0, withdrawals: 0, newMembers: 0, activeMembers: 0 },
  ...{ settled: null, earned: 0 },
};

/**
 * What the agent's team came to in a range of days: commission as it was paid, and of days that are not settled the estimate
 * that the settlements tell, too;
 * whoever was active on several days counts once (AGENT-07, AGENT-08).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function teamKpi({ db, clock, member, merchant, input }: Call<typeof operation>) {
  refuseNonAgent(member);
  const days = siteDays(merchant);
  const today = days.dayOf(clock.now());
  const isOver = input.to < today;
  const range: DateRange = { from: input.from, to: isOver ? input.to : today };
  const [kept, products, team, updatedAt, active, estimates] = await Promise.all([
    listTeamDays(db, member.id, range),
    sumTeamProducts(db, member.id, range),
    countTeam(db, member.id),
    lastRollUp(db, merchant.code),
    daysOf(range) > 1 ? countActive(db, member.id, range) : null,
    listEstimates(db, { merchant: merchant.code, agentId: member.id }, range),
  ]);
  const estimateOf = new Map(estimates.map(({ day, commission }) => [day, commission]));
  // A day is as it was paid, or as it would be by now.
  const known = new Map(
    kept.map((one) => [one.day, { ...one, earned: one.settled ?? estimateOf.get(one.day) ?? one.earned }]),
  );
  const all = eachDay(days, range).map(({ day }) => known.get(day) ?? { day, ...NOTHING });
  const sumOf = (read: (day: TeamDay) => number) => all.reduce((total, day) => total + read(day), 0);
  return {
    updatedAt,
    ...team,
    total: figuresOf({
      day: '',
      turnover: sumOf(({ turnover }) => turnover),
      netWin: sumOf(({ netWin }) => netWin),
      deposits: sumOf(({ deposits }) => deposits),
      withdrawals: sumOf(({ withdrawals }) => withdrawals),
      newMembers: sumOf(({ newMembers }) => newMembers),
      activeMembers: active ?? sumOf(({ activeMembers }) => activeMembers),
      settled: null,
      earned: sumOf(({ earned }) => earned),
    }),
    estimated: decimalNumberOf(estimates.reduce((total, { commission }) => total + commission, 0)),
    days: all.map((day) => ({ day: day.day, ...figuresOf(day) })),
    products: products.map(({ gameType, turnover, earned }) => ({
      gameType,
      turnover: decimalNumberOf(turnover),
      commission: decimalNumberOf(earned),
    })),
  };
}

function figuresOf(day: TeamDay) {
  const { turnover, deposits, withdrawals, netWin, newMembers, activeMembers } = day;
  return {
    commission: decimalNumberOf(day.earned),
    turnover: decimalNumberOf(turnover),
    deposits: decimalNumberOf(deposits),
    withdrawals: decimalNumberOf(withdrawals),
    netWin: decimalNumberOf(netWin),
    newMembers,
    activeMembers,
  };
}
