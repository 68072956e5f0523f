import { and, eq, gt, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { type HeldDraw, lotteryDraws, vendorRounds } from './schema';

/** Longer than any lottery shows its last draw. A settled ticket carries the digits that decided it. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Draws of a month ago that no ticket waits for: a draw that was forgotten would be drawn anew for it. */
export const expiredDraws = (now: number): Expired => ({
  table: lotteryDraws,
  where: sql`${lotteryDraws.drawTime} < ${now - KEPT_MS} AND NOT EXISTS (
    SELECT 1 FROM ${vendorRounds} WHERE ${vendorRounds.state} = 'waiting'
    AND ${vendorRounds.drawTime} = ${lotteryDraws.drawTime} AND ${vendorRounds.lottery} = ${lotteryDraws.lottery}
  )`,
});

/** A draw that was held, or nothing. */
export function findDraw(db: Db, lottery: string, numero: string) {
  return db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.lottery, lottery), eq(lotteryDraws.numero, numero)))
    .get();
}

/** Writes a result down and answers the one that holds: of two at the same moment, the first. */
export async function keepDraw(db: Db, draw: HeldDraw): Promise<HeldDraw> {
  await db.insert(lotteryDraws).values(draw).onConflictDoNothing();
  return (await findDraw(db, draw.lottery, draw.numero)) ?? draw;
}

/** Forgets draws of later than a moment: those that a clock ahead of its time has held. */
export async function forgetDrawsAfter(db: Db, moment: number): Promise<void> {
  await db.delete(lotteryDraws).where(gt(lotteryDraws.drawTime, moment));
}
