import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../open';
import { type AgentDay, agentDays, type Merchant } from '../schema';

export const QUARTER_MS = 900_000;

/** A day of a merchant as it was rolled up last, or null. */
export async function readAgentDay(db: Db, merchant: string, day: string): Promise<AgentDay | null> {
  const row = await db
    .select()
    .from(agentDays)
    .where(and(eq(agentDays.merchant, merchant), eq(agentDays.day, day)))
    .get();
  return row ?? null;
}

/** The last day of a merchant that is closed, or null. */
export async function readLastClosed(db: Db, merchant: string): Promise<AgentDay | null> {
  const row = await db
    .select()
    .from(agentDays)
    .where(and(eq(agentDays.merchant, merchant), isNotNull(agentDays.closedAt)))
    .orderBy(desc(agentDays.untilQuarter))
    .limit(1)
    .get();
  return row ?? null;
}

/** Closed days of a merchant that are not settled, the first one first. */
export function listUnsettled(db: Db, merchant: string): Promise<AgentDay[]> {
  return db
    .select()
    .from(agentDays)
    .where(and(eq(agentDays.merchant, merchant), isNotNull(agentDays.closedAt), isNull(agentDays.settledAt)))
    .orderBy(asc(agentDays.day));
}

/** Marks a closed day as settled; one that is marked stays so. */
export async function markSettled(
  db: Db,
  { merchant, day }: Pick<AgentDay, 'merchant' | 'day'>,
  now: number,
): Promise<void> {
  await db
    .update(agentDays)
    .set({ settledAt: now })
    .where(and(eq(agentDays.merchant, merchant), eq(agentDays.day, day), isNull(agentDays.settledAt)));
}

/** When anything first counted at a merchant, in epoch milliseconds; null when nothing did. */
export async function readFirstCounted(db: Db, merchant: string): Promise<number | null> {
  const rows = await db.all<{ quarter: number }>(sql`
    SELECT quarter FROM (
      SELECT q.quarter FROM played_quarters q JOIN members m ON m.id = q.member_id WHERE m.merchant = ${merchant}
      UNION ALL
      SELECT q.quarter FROM money_quarters q JOIN members m ON m.id = q.member_id WHERE m.merchant = ${merchant}
    ) ORDER BY quarter LIMIT 1`);
  const [first] = rows;
  return first ? first.quarter * QUARTER_MS : null;
}

/** Closes the days of a merchant up to one that ends at `until`, as if they had been settled: agents begin after it. */
export async function closeBefore(
  db: Db,
  { code: merchant, agentRules: rules }: Pick<Merchant, 'code' | 'agentRules'>,
  { day, until }: { day: string; until: number },
  now: number,
): Promise<void> {
  const untilQuarter = until / QUARTER_MS;
  await db
    .insert(agentDays)
    .values({ merchant, day, untilQuarter, rules, updatedAt: now, closedAt: now, settledAt: now });
}
