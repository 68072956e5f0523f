import type { getRankOverview } from '@/contracts/member/rank-overview';
import { decimalOf } from '@/contracts/shared/minor-units';
import type { Call } from '../../platform/handler';
import { type Condition, ranksOf, readRank, TURNOVER_DAYS } from './ranks';

/** The member's rank, what the next one asks for, and all ranks side by side (WALLET-24, ROLE-10). */
export async function rankOverview(call: Call<typeof getRankOverview>) {
  const { current, next, conditions } = await readRank(call);
  return {
    current,
    next,
    turnover: turnoverIn(conditions),
    conditions: conditions.flatMap(({ kind, done, needed }) =>
      kind === 'turnover' ? [] : [{ kind, done, needed }],
    ),
    ranks: ranksOf(call.merchant).map(({ rank, freeOfDay, mostOfDay, turnover, protection, days }) => ({
      labelId: rank,
      freeWithdrawals: freeOfDay,
      mostOfDay: decimalOf(mostOfDay),
      turnover: decimalOf(turnover),
      protection,
      days,
    })),
  };
}

function turnoverIn(conditions: readonly Condition[]) {
  const asked = conditions.find(({ kind }) => kind === 'turnover');
  if (!asked) return null;
  return { days: TURNOVER_DAYS, done: decimalOf(asked.done), needed: decimalOf(asked.needed) };
}
