import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../platform/language';
import { nameIn } from './games';
import { insertAll } from './insert-all';
import type { Db } from './open';
import { games, type Jackpot, jackpotFalls, jackpots, members } from './schema';

/**
 * Jackpots of a merchant in its order, each with its last fall, who won it and at which game, by its name in a language;
 * amounts in 1/100 units.
 */
export function listJackpots(db: Db, merchant: string, language: Language) {
  return db
    .select({
      id: jackpots.id,
      names: jackpots.names,
      imageUrl: jackpots.imageUrl,
      amount: jackpots.amount,
      mustFallBy: jackpots.mustFallBy,
      fallenAt: jackpotFalls.at,
      fallen: jackpotFalls.amount,
      account: members.account,
      gameName: nameIn(language),
    })
    .from(jackpots)
    .leftJoin(
      jackpotFalls,
      and(
        eq(jackpotFalls.merchant, jackpots.merchant),
        eq(jackpotFalls.jackpotId, jackpots.id),
        eq(jackpotFalls.number, jackpots.falls),
      ),
    )
    .leftJoin(members, eq(members.id, jackpotFalls.memberId))
    .leftJoin(games, eq(games.nodeId, jackpotFalls.nodeId))
    .where(eq(jackpots.merchant, merchant))
    .orderBy(asc(jackpots.position));
}

/** Opens jackpots; those that are there stay as they are. */
export function openJackpots(db: Db, rows: readonly (typeof jackpots.$inferInsert)[]): Promise<void> {
  return insertAll(db, jackpots, rows);
}

/** Sets where a jackpot that has fallen so often falls next, in 1/100 units; for the seeding. */
export async function markJackpot(
  db: Db,
  { merchant, id, falls }: Pick<Jackpot, 'merchant' | 'id' | 'falls'>,
  fallsAt: number,
): Promise<void> {
  await db
    .update(jackpots)
    .set({ fallsAt })
    .where(and(eq(jackpots.merchant, merchant), eq(jackpots.id, id), eq(jackpots.falls, falls)));
}

/** Has the next bet at one of its games win a jackpot; for the sandbox. */
export async function ripenJackpot(db: Db, merchant: string, id: string): Promise<void> {
  await db
    .update(jackpots)
    .set({ fallsAt: sql`max(${jackpots.amount}, ${jackpots.base} + 1)` })
    .where(and(eq(jackpots.merchant, merchant), eq(jackpots.id, id)));
}
