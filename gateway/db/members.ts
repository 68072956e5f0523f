import { and, eq } from 'drizzle-orm';
import type { Db } from './open';
import { type Member, members } from './schema';

/** The member of an account name, whatever its case, or null. */
export async function findMember(db: Db, merchant: string, account: string): Promise<Member | null> {
  const row = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.account, account.toLowerCase())))
    .get();
  return row ?? null;
}

/** Account of a member's upline, or null. */
export async function readUpline(db: Db, member: Member): Promise<string | null> {
  if (member.uplineId === null) return null;
  const row = await db
    .select({ account: members.account })
    .from(members)
    .where(eq(members.id, member.uplineId))
    .get();
  return row?.account ?? null;
}

/** Adds a member; null when the account name is taken. */
export async function insertMember(db: Db, member: typeof members.$inferInsert): Promise<Member | null> {
  const rows = await db
    .insert(members)
    .values({ ...member, account: member.account.toLowerCase() })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}
