import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './open';
import { type TurnoverRequirement, turnoverRequirements } from './schema';

export type NewRequirement = Omit<typeof turnoverRequirements.$inferInsert, 'id' | 'metAt'>;
/** What must be played, and how much of it was: settled bets since it began, in 1/100 units. */
export type Requirement = TurnoverRequirement & { played: number };

/** Has money played before it may be withdrawn: a statement for the batch that brings the money, once for its source. */
export function requiring(db: Db, requirement: NewRequirement) {
  return db.insert(turnoverRequirements).values(requirement).onConflictDoNothing();
}

/** The requirements of a member that still lock money, oldest first. What was met by now is marked, and left out. */
export async function openRequirements(db: Db, memberId: number, now: number): Promise<Requirement[]> {
  const all = await asked(db, memberId, now);
  const met = all.filter(({ played, required }) => played >= required).map(({ id }) => id);
  if (met.length > 0) {
    const unmarked = and(inArray(turnoverRequirements.id, met), isNull(turnoverRequirements.metAt));
    await db.update(turnoverRequirements).set({ metAt: now }).where(unmarked);
  }
  return all.filter(({ id }) => !met.includes(id));
}

function asked(db: Db, memberId: number, now: number) {
  const { id, kind, source, locked, required, promotionId, at, until, metAt } = turnoverRequirements;
  const played = sql<number>`COALESCE((
    SELECT SUM(bet.amount) FROM game_closings AS closing
    JOIN game_bets AS bet ON bet.vendor = closing.vendor AND bet.transaction_id = closing.bet_id
    WHERE closing.member_id = turnover_requirements.member_id AND closing.kind = 'win'
      AND closing.at >= turnover_requirements.at
  ), 0)`;
  return db
    .select({
      ...{ id, kind, source, locked, required, promotionId, at, until, metAt },
      memberId: turnoverRequirements.memberId,
      played: played.as('played'),
    })
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.memberId, memberId), isNull(metAt), or(isNull(until), gt(until, now))))
    .orderBy(id)
    .all();
}
