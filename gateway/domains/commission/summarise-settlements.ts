import type { summariseSettlements as operation } from '@/contracts/commission/settlements';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { sumSettlements } from '../../db/settlements';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { listEstimates } from './estimates';

type Asked = Call<typeof operation>;

/**
 * What the agent's settlements of a range come to, and what each day that is not settled would give by now (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function summariseSettlements({ db, member, merchant, input }: Asked) {
  refuseNonAgent(member);
  const [kinds, estimates] = await Promise.all([
    sumSettlements(db, member.id, input),
    listEstimates(db, { merchant: merchant.code, agentId: member.id }, input),
  ]);
  return {
    total: decimalNumberOf(kinds.reduce((sum, { amount }) => sum + amount, 0)),
    kinds: kinds.map(({ kind, settlements, gross, paidDown, deductions, amount }) => ({
      kind,
      settlements,
      gross: decimalNumberOf(gross),
      paidDown: decimalNumberOf(paidDown),
      deductions: decimalNumberOf(deductions),
      amount: decimalNumberOf(amount),
    })),
    pending: estimates.map(({ day, found, commission, updatedAt }) => ({
      day,
      updatedAt,
      players: found.activeMembers,
      turnover: decimalNumberOf(found.turnover),
      commission: decimalNumberOf(commission),
    })),
  };
}
