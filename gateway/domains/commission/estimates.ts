import type { DateRange } from '@/contracts/shared/days';
import { findCommissionCase } from '../../db/agents/settling';
import type { Db } from '../../db/open';
import { listPendingDays } from '../../db/settlements';
import { commissionOfCase } from '../agents/settle';

/**
 * What each day of a range that is not settled would pay an agent by now, the last day first: its commission in 1/100
 * units, less what would be taken off. Every screen that estimates says this (AGENT-07, AGENT-26).
 */
export async function listEstimates(
  db: Db,
  { merchant, agentId }: { merchant: string; agentId: number },
  range: DateRange,
) {
  const days = await listPendingDays(db, merchant, range);
  const estimates = days.map(async (pending) => {
    const found = await findCommissionCase(db, agentId, pending);
    const { day, updatedAt } = pending;
    return found && { day, updatedAt, found, commission: Math.max(0, commissionOfCase(found)) };
  });
  return (await Promise.all(estimates)).filter((one) => one !== null);
}
