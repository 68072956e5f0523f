import { eq, lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { loginTasks } from './schema';

export type LoginTask = typeof loginTasks.$inferSelect;

/** Tasks that ran out. */
export const expiredLoginTasks = (now: number): Expired => ({
  table: loginTasks,
  where: lt(loginTasks.expiresAt, now),
});

/**
 * Keeps a task until it is solved or late. A visitor may have several for one deed: an address that many share is one, and
 * nobody there takes the task of another away. That easy ones are not gathered is for the price to see.
 */
export async function insertLoginTask(db: Db, task: LoginTask): Promise<void> {
  await db.insert(loginTasks).values(task);
}

/** Takes a task out, whatever is answered to it: each is good for one try. */
export async function takeLoginTask(db: Db, challenge: string, now: number): Promise<LoginTask | null> {
  const [task] = await db.delete(loginTasks).where(eq(loginTasks.challenge, challenge)).returning();
  return task && task.expiresAt > now ? task : null;
}

/** The answer of a task that is not used up, whoever it was set for; for tests. */
export async function peekResponse(db: Db, challenge: string): Promise<number | null> {
  const task = await db.select().from(loginTasks).where(eq(loginTasks.challenge, challenge)).get();
  return task?.answer ?? null;
}
