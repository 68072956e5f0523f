import { asc, eq } from 'drizzle-orm';
import type { Db } from './open';
import { feedback } from './schema';

/** Keeps what a member wrote (CALL-33). */
export async function saveFeedback(db: Db, written: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(written);
}

/** What a member wrote, oldest first. */
export function listFeedback(db: Db, memberId: number) {
  return db
    .select({ content: feedback.content, type: feedback.type })
    .from(feedback)
    .where(eq(feedback.memberId, memberId))
    .orderBy(asc(feedback.id));
}
