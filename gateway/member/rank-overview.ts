import type { getRankOverview } from '../../contracts/member/rank-overview';
import { decimalOf } from '../../contracts/shared/minor-units';
import type { Call } from '../handler';
import { type Condition, ranksOf, readRank, TURNOVER_DAYS } from './ranks';

/** The member's rank, what the next one asks for, and all ranks side by side (WALLET-24, ROLE-10). */
export async function rankOverview(call: Call<typeof getRankOverview>) {
  const { current, next, conditions } = await readRank(call);
  return {
    current,
    next,
    conditions: conditions.map(told),
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

function told({ kind, done, needed }: Condition) {
  if (kind !== 'turnover') return { kind, done, needed };
  return { kind, days: TURNOVER_DAYS, done: decimalOf(done), needed: decimalOf(needed) };
}
