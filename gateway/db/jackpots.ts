import { and, asc, eq, sql } from 'drizzle-orm';
import { type EventTexts, WON } from '../platform/event-notices';
import type { Language } from '../platform/language';
import { nameIn } from './games';
import { insertAll } from './insert-all';
import type { Db } from './open';
import { gameClosings, games, inboxMessages, type Jackpot, jackpotFalls, jackpots, members } from './schema';

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

/**
 * Statement that tells whoever won jackpots by the bet that was just closed, a message each: what is won is known once
 * the triggers of the closing have run, and takes the place of `WON`.
 */
export function noticingFalls(
  db: Db,
  { vendor, betId }: { vendor: string; betId: string },
  texts: EventTexts,
) {
  const { amount } = jackpotFalls;
  const whole = sql`printf('%,d', ${amount} / 100)`;
  const rest = (mark: string) =>
    sql`CASE ${amount} % 100 WHEN 0 THEN '' ELSE printf('${sql.raw(mark)}%02d', ${amount} % 100) END`;
  return db.insert(inboxMessages).select(sql`
    SELECT NULL, ${jackpotFalls.memberId}, replace(
      replace(${JSON.stringify(texts)}, ${WON.vi}, replace(${whole}, ',', '.') || ${rest(',')}),
      ${WON.en}, ${whole} || ${rest('.')}
    ), ${jackpotFalls.at}, NULL
    FROM ${jackpotFalls} INNER JOIN ${gameClosings} ON ${gameClosings.id} = ${jackpotFalls.closingId}
    WHERE ${gameClosings.vendor} = ${vendor} AND ${gameClosings.betId} = ${betId}`);
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
