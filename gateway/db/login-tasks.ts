import { and, eq, lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { loginTasks } from './schema';

export type LoginTask = typeof loginTasks.$inferSelect;

/** Tasks that ran out. */
export const expiredLoginTasks = (now: number): Expired => ({
  table: loginTasks,
  where: lt(loginTasks.expiresAt, now),
});

/** Keeps a task in the place of the one that the visitor had for the account: easy ones cannot be collected. */
export async function insertLoginTask(db: Db, task: LoginTask): Promise<void> {
  const { accountKey, visitor } = task;
  await db.batch([
    db.delete(loginTasks).where(and(eq(loginTasks.accountKey, accountKey), eq(loginTasks.visitor, visitor))),
    db.insert(loginTasks).values(task),
  ]);
}

/** Takes a task out, whatever is answered to it: each is good for one try. */
export async function takeLoginTask(db: Db, challenge: string, now: number): Promise<LoginTask | null> {
  const [task] = await db.delete(loginTasks).where(eq(loginTasks.challenge, challenge)).returning();
  return task && task.expiresAt > now ? task : null;
}
