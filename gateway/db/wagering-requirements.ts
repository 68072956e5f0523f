import { and, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { takingBonusBack } from './deposit-bonuses';
import type { Db } from './open';
import { type WageringRequirement, wageringRequirements } from './schema';

export type NewRequirement = Omit<typeof wageringRequirements.$inferInsert, 'id' | 'metAt' | 'lastClosing'>;
/** What must be played, and how much of it was: settled bets that count for it, in 1/100 units. */
export type Requirement = WageringRequirement & { played: number };
/** How one ended: met or over, and the last closing that counted by then. */
type Ending = { metAt: number | null; lastClosing: number };

/** A bet may take of a bonus that goes back, or another call take it back, meanwhile. */
const MOST_TRIES = 5;

/** Has money played before it may be withdrawn: a statement for the batch that brings the money, once for its source. */
export function requiring(db: Db, requirement: NewRequirement) {
  return db.insert(wageringRequirements).values(requirement).onConflictDoNothing();
}

/**
 * The requirements of a member that still lock money, oldest first. A bet counts once: for the oldest of them that had
 * begun when it was settled, whole, even where less was missing; the next one counts what was settled after it. For one of a kind of games, bets
 * on other kinds count nothing. What was
 * met or is over by now is marked so and left out, and a bonus that was not played in its time goes back.
 */
export async function openRequirements(db: Db, memberId: number, now: number): Promise<Requirement[]> {
  const locking: Requirement[] = [];
  let lastClosing = await lastCounted(db, memberId);
  for (const one of await unmarked(db, memberId)) {
    const bets = locking.length === 0 ? await betsFor(db, one, lastClosing) : NO_BETS;
    if (bets.metBy !== null) lastClosing = bets.metBy;
    const isOver = one.until !== null && one.until <= now;
    if (bets.metBy === null && !isOver) locking.push({ ...one, played: bets.played });
    else {
      lastClosing = Math.max(lastClosing, bets.metBy ?? bets.last ?? 0);
      await end(db, one, { metAt: bets.metAt, lastClosing }, now);
    }
  }
  return locking;
}

/** Ends what is over and not marked so, of one member or of all; bonuses that were not played in time go back. */
export async function endOverdue(db: Db, now: number, memberId?: number): Promise<void> {
  const overdue = await db
    .selectDistinct({ memberId: wageringRequirements.memberId })
    .from(wageringRequirements)
    .where(
      and(
        isNull(wageringRequirements.lastClosing),
        lte(wageringRequirements.until, now),
        memberId === undefined ? undefined : eq(wageringRequirements.memberId, memberId),
      ),
    )
    .limit(100);
  for (const one of overdue) await openRequirements(db, one.memberId, now);
}

async function lastCounted(db: Db, memberId: number): Promise<number> {
  const row = await db
    .select({ id: max(wageringRequirements.lastClosing) })
    .from(wageringRequirements)
    .where(eq(wageringRequirements.memberId, memberId))
    .get();
  return row?.id ?? 0;
}

const unmarked = (db: Db, memberId: number) =>
  db
    .select()
    .from(wageringRequirements)
    .where(and(eq(wageringRequirements.memberId, memberId), isNull(wageringRequirements.lastClosing)))
    .orderBy(wageringRequirements.id);

type Bets = { played: number; last: number | null; metBy: number | null; metAt: number | null };
const NO_BETS: Bets = { played: 0, last: null, metBy: null, metAt: null };

/** The bets that count for the oldest requirement: closed after `lastClosing`, in its time. */
function betsFor(
  db: Db,
  { memberId, at, until, required, gameType }: WageringRequirement,
  lastClosing: number,
): Promise<Bets> {
  const ofKind =
    gameType === null
      ? sql``
      : sql`AND EXISTS (SELECT 1 FROM games WHERE games.node_id = closing.node_id AND games.game_type = ${gameType})`;
  return db.get<Bets>(sql`
    SELECT COALESCE(MAX(played), 0) AS played, MAX(id) AS last,
      MIN(id) FILTER (WHERE played >= ${required}) AS metBy, MIN(at) FILTER (WHERE played >= ${required}) AS metAt
    FROM (
      SELECT closing.id, closing.at, SUM(bet.amount) OVER (ORDER BY closing.id) AS played
      FROM game_closings AS closing
      JOIN game_bets AS bet ON bet.vendor = closing.vendor AND bet.transaction_id = closing.bet_id
      WHERE closing.member_id = ${memberId} AND closing.kind = 'win' AND closing.id > ${lastClosing}
        AND closing.at >= ${at} AND closing.at < ${until ?? Number.MAX_SAFE_INTEGER} ${ofKind}
    )`);
}

async function end(db: Db, one: WageringRequirement, ending: Ending, now: number): Promise<void> {
  const mark = db
    .update(wageringRequirements)
    .set(ending)
    .where(and(eq(wageringRequirements.id, one.id), isNull(wageringRequirements.lastClosing)));
  for (let tries = 1; ; tries += 1) {
    const back = ending.metAt === null ? await takingBonusBack(db, one, now) : [];
    try {
      await db.batch([mark, ...back]);
      return;
    } catch (error) {
      const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
      const wasFaster = /ledger_accounts_covered|UNIQUE constraint failed/.test(text);
      if (!wasFaster || tries === MOST_TRIES) throw error;
    }
  }
}
