import type { summariseSettlements as operation } from '../../contracts/commission/settlements';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import { commissionOfCase } from '../agents/settle';
import { findCommissionCase } from '../db/agents/settling';
import type { AgentDay } from '../db/schema';
import { listPendingDays, sumSettlements } from '../db/settlements';
import type { Call } from '../handler';
import { refuseNonAgent } from '../member/agent';

type Asked = Call<typeof operation>;

/**
 * What the agent's settlements of a range come to, and what each day that is not settled would give by now (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function summariseSettlements({ db, member, merchant, input }: Asked) {
  refuseNonAgent(member);
  const [kinds, days] = await Promise.all([
    sumSettlements(db, member.id, input),
    listPendingDays(db, merchant.code, input),
  ]);
  return {
    total: decimalNumberOf(kinds.reduce((sum, { amount }) => sum + amount, 0)),
    kinds: kinds.map(({ kind, settlements, gross, paidDown, deductions, amount }) => ({
      ...{ kind, settlements },
      gross: decimalNumberOf(gross),
      paidDown: decimalNumberOf(paidDown),
      deductions: decimalNumberOf(deductions),
      amount: decimalNumberOf(amount),
    })),
    pending: (await Promise.all(days.map((day) => pendingOf(db, member.id, day)))).flat(),
  };
}

/** The estimate of a day; none where there is nothing to settle by now. */
async function pendingOf(db: Asked['db'], agentId: number, day: AgentDay) {
  const found = await findCommissionCase(db, agentId, day);
  if (!found) return [];
  return [
    {
      day: day.day,
      turnover: decimalNumberOf(found.turnover),
      players: found.activeMembers,
      commission: decimalNumberOf(Math.max(0, commissionOfCase(found))),
      updatedAt: day.updatedAt,
    },
  ];
}
