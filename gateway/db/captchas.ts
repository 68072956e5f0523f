import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { captchas } from './schema';

type Captcha = typeof captchas.$inferSelect;

/** Captchas that ran out. */
export const expiredCaptchas = (now: number): Expired => ({
  table: captchas,
  where: lt(captchas.expiresAt, now),
});

/** Keeps the answer of a captcha; those that ran out are forgotten. */
export async function insertCaptcha(db: Db, captcha: Captcha): Promise<void> {
  await db.batch([
    db.delete(captchas).where(expiredCaptchas(captcha.createdAt).where),
    db.insert(captchas).values(captcha),
  ]);
}

/** Takes a captcha out, whatever is answered to it: each is good for one try. Null when there is none. */
export async function takeCaptcha(db: Db, id: string, now: number): Promise<Captcha | null> {
  const [captcha] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return captcha && captcha.expiresAt > now ? captcha : null;
}

/** An unanswered captcha by its id, or the latest; for the sandbox. */
export async function peekCaptcha(db: Db, now: number, id?: string): Promise<Captcha | null> {
  const row = await db
    .select()
    .from(captchas)
    .where(and(gt(captchas.expiresAt, now), id === undefined ? undefined : eq(captchas.id, id)))
    .orderBy(desc(captchas.createdAt))
    .get();
  return row ?? null;
}
