import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import {
  type RoundState,
  type VendorRound,
  type VendorSession,
  vendorRounds,
  vendorSessions,
} from './schema';

const KEPT_MS = 24 * 3600 * 1000;
/** States that a call of the wallet may still have to leave. */
const UNFINISHED = ['betting', 'winning', 'cancelling'] as const;

/** Sessions unused for a day, long after their idle limit. */
export const expiredVendorSessions = (now: number): Expired => ({
  table: vendorSessions,
  where: lt(vendorSessions.lastSeenAt, now - KEPT_MS),
});

/** Rounds of play money that are over, of sessions that are gone: they were the balance there, and nothing else. */
export const expiredPlayRounds = (now: number): Expired => ({
  table: vendorRounds,
  where: sql`${vendorRounds.freeplay} = 1 AND ${vendorRounds.state} IN ('settled', 'cancelled', 'refused')
    AND ${vendorRounds.updatedAt} < ${now - KEPT_MS}
    AND NOT EXISTS (SELECT 1 FROM ${vendorSessions} WHERE ${vendorSessions.tokenHash} = ${vendorRounds.sessionHash})`,
});

/** Opens a session; sessions unused for a day are forgotten. */
export async function insertVendorSession(db: Db, session: VendorSession): Promise<void> {
  await db.batch([
    db.delete(vendorSessions).where(expiredVendorSessions(session.lastSeenAt).where),
    db.insert(vendorSessions).values(session),
  ]);
}

export function findVendorSession(db: Db, tokenHash: string) {
  return db.select().from(vendorSessions).where(eq(vendorSessions.tokenHash, tokenHash)).get();
}

export async function touchVendorSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.update(vendorSessions).set({ lastSeenAt: now }).where(eq(vendorSessions.tokenHash, tokenHash));
}

/** Writes a new round down; false when the player's page has sent it before. */
export async function insertRound(db: Db, round: typeof vendorRounds.$inferInsert): Promise<boolean> {
  const rows = await db.insert(vendorRounds).values(round).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** A player's round by the page's own name for it. */
export function findRound(db: Db, playerId: string, clientId: string) {
  return db
    .select()
    .from(vendorRounds)
    .where(and(eq(vendorRounds.playerId, playerId), eq(vendorRounds.clientId, clientId)))
    .get();
}

/** The latest round of an account at the session's game, of any launch for money since a moment. */
export function findLastRound(db: Db, { accountId, nodeId }: VendorSession, since: number) {
  return db
    .select()
    .from(vendorRounds)
    .where(
      and(
        eq(vendorRounds.accountId, accountId),
        eq(vendorRounds.nodeId, nodeId),
        eq(vendorRounds.freeplay, false),
        gte(vendorRounds.createdAt, since),
      ),
    )
    .orderBy(desc(vendorRounds.createdAt))
    .get();
}

type Change = Partial<Pick<VendorRound, 'outcome' | 'win'>> & { state: RoundState; updatedAt: number };

/** Takes a round from one state to the next; null when somebody else has taken it from there. */
export async function moveRound(
  db: Db,
  { id, state }: Pick<VendorRound, 'id' | 'state'>,
  change: Change,
): Promise<VendorRound | null> {
  const rows = await db
    .update(vendorRounds)
    .set(change)
    .where(and(eq(vendorRounds.id, id), eq(vendorRounds.state, state)))
    .returning();
  return rows[0] ?? null;
}

/** Rounds that nobody has touched since `before` and that are not over: of one account, or of all. */
export function listUnfinished(db: Db, { accountId, before, limit }: Unfinished): Promise<VendorRound[]> {
  return db
    .select()
    .from(vendorRounds)
    .where(
      and(
        inArray(vendorRounds.state, [...UNFINISHED]),
        lt(vendorRounds.updatedAt, before),
        accountId === undefined ? undefined : eq(vendorRounds.accountId, accountId),
      ),
    )
    .orderBy(asc(vendorRounds.updatedAt))
    .limit(limit);
}
type Unfinished = { accountId?: string; before: number; limit: number };

/** Tickets whose draw has come. */
export function listDueTickets(
  db: Db,
  now: number,
  limit: number,
  accountId?: string,
): Promise<VendorRound[]> {
  return db
    .select()
    .from(vendorRounds)
    .where(
      and(
        eq(vendorRounds.state, 'waiting'),
        lte(vendorRounds.drawTime, now),
        accountId === undefined ? undefined : eq(vendorRounds.accountId, accountId),
      ),
    )
    .orderBy(asc(vendorRounds.drawTime))
    .limit(limit);
}

/** The last tickets of an account for one lottery, of every launch: those of play money in their own session alone. */
export function listTickets(db: Db, session: VendorSession, limit: number): Promise<VendorRound[]> {
  return db
    .select()
    .from(vendorRounds)
    .where(
      and(
        eq(vendorRounds.accountId, session.accountId),
        eq(vendorRounds.nodeId, session.nodeId),
        eq(vendorRounds.freeplay, session.freeplay),
        session.freeplay ? eq(vendorRounds.sessionHash, session.tokenHash) : undefined,
      ),
    )
    .orderBy(desc(vendorRounds.createdAt))
    .limit(limit);
}

/** What the rounds of a session have brought and cost, in 1/100 units: play money is this and nothing else. */
export async function sumOfRounds(db: Db, sessionHash: string): Promise<number> {
  const row = await db
    .select({ sum: sql<number>`COALESCE(SUM(${vendorRounds.win} - ${vendorRounds.stake}), 0)` })
    .from(vendorRounds)
    .where(
      and(
        eq(vendorRounds.sessionHash, sessionHash),
        inArray(vendorRounds.state, ['betting', 'waiting', 'winning', 'settled']),
      ),
    )
    .get();
  return row?.sum ?? 0;
}

const counts = sql`${vendorRounds.lottery} IS NOT NULL AND ${vendorRounds.freeplay} = 0
  AND ${vendorRounds.state} NOT IN ('betting', 'refused')`;
const orderId = sql<string>`${vendorRounds.lottery} || '.' || ${vendorRounds.numero}`;

/** An order, and when its first ticket was bought. Moments in epoch milliseconds. */
export type OrderPlace = { at: number; orderId: string };
/** `until` is without. */
export type OrderPage = { since: number; until: number; before?: OrderPlace; limit: number };

/** Draws that the accounts have tickets for, by when the first was bought, the last first. Tickets for play money are none. */
export function listOrderPlaces(db: Db, accounts: readonly string[], page: OrderPage): Promise<OrderPlace[]> {
  const { since, until, limit } = page;
  const before = page.before && page.before.at < until ? page.before : { at: until, orderId: '' };
  const at = sql<number>`MIN(${vendorRounds.createdAt})`;
  return db
    .select({ at, orderId })
    .from(vendorRounds)
    .where(and(inArray(vendorRounds.accountId, [...accounts]), counts))
    .groupBy(vendorRounds.lottery, vendorRounds.numero)
    .having(sql`${at} >= ${since} AND (${at}, ${orderId}) < (${before.at}, ${before.orderId})`)
    .orderBy(desc(at), desc(orderId))
    .limit(limit);
}

/** The tickets of the accounts for some draws, the first first. */
export function listOrderTickets(db: Db, accounts: readonly string[], orderIds: readonly string[]) {
  return db
    .select()
    .from(vendorRounds)
    .where(
      and(
        inArray(vendorRounds.accountId, [...accounts]),
        counts,
        sql`${orderId} IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`,
      ),
    )
    .orderBy(asc(vendorRounds.createdAt), asc(vendorRounds.id));
}

/** A ticket of one of the accounts. */
export function findTicket(db: Db, accounts: readonly string[], id: string) {
  return db
    .select()
    .from(vendorRounds)
    .where(and(eq(vendorRounds.id, id), inArray(vendorRounds.accountId, [...accounts]), counts))
    .get();
}
