import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '../../contracts/shared/days';
import type { Db } from './open';
import {
  type AgentDay,
  type AgreementTerms,
  agentAgreements,
  agentCorrections,
  agentDays,
  ledgerEntries,
  ledgerTransactions,
  type Settlement,
  type SettlementKind,
  settlements,
} from './schema';

/** Where a page ends: settlements are read by their last day, and by id where they are of one day. */
export type SettlementPlace = { toDay: string; id: string };
type Page = DateRange & { kind: SettlementKind | undefined; before?: SettlementPlace; limit: number };

/** Settlements of one agent that end in a range of days, the last first. */
export function listSettlements(db: Db, agentId: number, page: Page): Promise<Settlement[]> {
  return db
    .select()
    .from(settlements)
    .where(settledIn(agentId, page))
    .orderBy(desc(settlements.toDay), desc(settlements.id))
    .limit(page.limit);
}

function settledIn(agentId: number, { from, to, kind, before }: Omit<Page, 'limit'>): SQL | undefined {
  return and(
    eq(settlements.agentId, agentId),
    gte(settlements.toDay, from),
    lte(settlements.toDay, to),
    kind && eq(settlements.kind, kind),
    before && sql`(${settlements.toDay}, ${settlements.id}) < (${before.toDay}, ${before.id})`,
  );
}

/** What the settlements of a kind come to; amounts in 1/100 units. */
export type KindSums = {
  kind: SettlementKind;
  settlements: number;
  gross: number;
  paidDown: number;
  deductions: number;
  amount: number;
};

/** What an agent's settlements that end in a range of days come to, by kind. */
export function sumSettlements(db: Db, agentId: number, { from, to }: DateRange): Promise<KindSums[]> {
  return db.all<KindSums>(sql`
    SELECT kind, COUNT(*) AS settlements, SUM(gross) AS gross, SUM(paid_down) AS paidDown,
      SUM(deductions) AS deductions, SUM(amount) AS amount
    FROM settlements WHERE agent_id = ${agentId} AND to_day BETWEEN ${from} AND ${to}
    GROUP BY kind ORDER BY SUM(amount) DESC, kind`);
}

/** One of an agent's own settlements, or null. */
export async function readSettlement(db: Db, agentId: number, id: string): Promise<Settlement | null> {
  const found = await db
    .select()
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.agentId, agentId)))
    .get();
  return found ?? null;
}

/** What staff put right in an agent's commission of a day. */
export function listCorrections(db: Db, agentId: number, day: string) {
  const { amount, reason } = agentCorrections;
  return db
    .select({ amount, reason })
    .from(agentCorrections)
    .where(and(eq(agentCorrections.agentId, agentId), eq(agentCorrections.day, day)))
    .orderBy(asc(agentCorrections.id));
}

/** The terms of an agreement, or null. */
export async function readTerms(db: Db, agreementId: string): Promise<AgreementTerms | null> {
  const { terms } = agentAgreements;
  const found = await db
    .select({ terms })
    .from(agentAgreements)
    .where(eq(agentAgreements.id, agreementId))
    .get();
  return found?.terms ?? null;
}

/** The movement of a member's main wallet that a posting made, or null. */
export async function findMovementOf(db: Db, memberId: number, ledgerKey: string): Promise<number | null> {
  const found = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.idempotencyKey, ledgerKey), eq(ledgerEntries.memberId, memberId)))
    .get();
  return found?.id ?? null;
}

/** Days of a merchant in a range that are rolled up and not settled, the last first. */
export function listPendingDays(db: Db, merchant: string, { from, to }: DateRange): Promise<AgentDay[]> {
  return db
    .select()
    .from(agentDays)
    .where(
      and(
        eq(agentDays.merchant, merchant),
        gte(agentDays.day, from),
        lte(agentDays.day, to),
        isNull(agentDays.settledAt),
      ),
    )
    .orderBy(desc(agentDays.day));
}
