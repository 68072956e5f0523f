import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { insertAll } from './insert-all';
import type { Db } from './open';
import { type ChatHost, chatHosts, hostFollows } from './schema';

/** The hot or the promo list, in its order. */
export function listHostsOf(db: Db, type: 'hot' | 'promo'): Promise<ChatHost[]> {
  const rank = type === 'hot' ? chatHosts.hotRank : chatHosts.promoRank;
  return db.select().from(chatHosts).where(isNotNull(rank)).orderBy(asc(rank));
}

/** Models: those who stream first, then those who are there. */
export function listModelRows(db: Db): Promise<ChatHost[]> {
  return db
    .select()
    .from(chatHosts)
    .where(eq(chatHosts.model, true))
    .orderBy(desc(chatHosts.streaming), desc(chatHosts.active), asc(chatHosts.anchorId));
}

export function listAllHosts(db: Db): Promise<ChatHost[]> {
  return db.select().from(chatHosts).orderBy(desc(chatHosts.streaming), asc(chatHosts.anchorId));
}

export function findHost(db: Db, anchorId: number) {
  return db.select().from(chatHosts).where(eq(chatHosts.anchorId, anchorId)).get();
}

/** Whom a member follows, the latest first. */
export async function listFollowed(db: Db, memberId: number): Promise<ChatHost[]> {
  const rows = await db
    .select({ host: chatHosts })
    .from(hostFollows)
    .innerJoin(chatHosts, eq(chatHosts.anchorId, hostFollows.anchorId))
    .where(eq(hostFollows.memberId, memberId))
    .orderBy(desc(hostFollows.at), asc(chatHosts.anchorId));
  return rows.map(({ host }) => host);
}

export async function follow(db: Db, memberId: number, anchorId: number, at: number): Promise<void> {
  await db.insert(hostFollows).values({ memberId, anchorId, at }).onConflictDoNothing();
}

export async function unfollow(db: Db, memberId: number, anchorId: number): Promise<void> {
  await db
    .delete(hostFollows)
    .where(and(eq(hostFollows.memberId, memberId), eq(hostFollows.anchorId, anchorId)));
}

/** Puts hosts and follows as given, whatever was there; rooms keep their messages. */
export async function replaceHosts(
  db: Db,
  rows: readonly ChatHost[],
  follows: readonly (typeof hostFollows.$inferInsert)[],
): Promise<void> {
  await db.delete(hostFollows);
  for (const row of rows) {
    await db.insert(chatHosts).values(row).onConflictDoUpdate({ target: chatHosts.anchorId, set: row });
  }
  await insertAll(db, hostFollows, follows);
}
