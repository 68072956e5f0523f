import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { getTeamMember as operation } from '@/contracts/team/team';
import {
  countActive,
  countTeam,
  type Days,
  lineDown,
  readUpdatedAt,
  sumBranch,
  sumBrought,
  sumEarned,
} from '../../db/team-tree';
import { isAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { openTeam } from './tree';

/** One of the own tree, or oneself, with the line up, figures and counts (AGENT-25). @throws Refusal as `openTeam` */
export async function getTeamMember(call: Call<typeof operation>) {
  const { db, member, merchant } = call;
  const { place, team, before } = await openTeam(call);
  const earned = async (days: Days) =>
    place.depth === 0
      ? sumEarned(db, member.id, days)
      : ((await sumBrought(db, member.id, [place.id], days)).get(place.id) ?? 0);
  const [line, now, then, commission, commissionBefore, counts, active, updatedAt] = await Promise.all([
    lineDown(db, member.id, place.id),
    sumBranch(db, place, team.days),
    sumBranch(db, place, before),
    earned(team.days),
    earned(before),
    countTeam(db, team),
    countActive(db, place.id, before),
    readUpdatedAt(db, merchant.code),
  ]);
  const { members, ...parts } = counts;
  return {
    id: String(place.id),
    account: place.account,
    agent: isAgent(place),
    level: place.depth,
    joinedAt: place.regDate,
    line: line.map(({ id, account }) => ({ id: String(id), account })),
    figures: {
      turnover: decimalNumberOf(now.turnover),
      commission: decimalNumberOf(commission),
      deposits: decimalNumberOf(now.deposits),
      withdrawals: decimalNumberOf(now.withdrawals),
      netWin: decimalNumberOf(now.netWin),
    },
    before: {
      turnover: decimalNumberOf(then.turnover),
      commission: decimalNumberOf(commissionBefore),
      active,
    },
    members,
    parts,
    updatedAt,
  };
}
