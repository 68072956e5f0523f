import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { insertAll } from './insert-all';
import type { Db } from './open';
import { type AnchorRow, anchorFollows, anchors } from './schema';

/** The hot or the promo list, in its order. */
export function listAnchorsOf(db: Db, type: 'hot' | 'promo'): Promise<AnchorRow[]> {
  const rank = type === 'hot' ? anchors.hotRank : anchors.promoRank;
  return db.select().from(anchors).where(isNotNull(rank)).orderBy(asc(rank));
}

/** Models: those who stream first, then those who are there. */
export function listModelRows(db: Db): Promise<AnchorRow[]> {
  return db
    .select()
    .from(anchors)
    .where(eq(anchors.model, true))
    .orderBy(desc(anchors.streaming), desc(anchors.active), asc(anchors.anchorId));
}

export function listAllAnchors(db: Db): Promise<AnchorRow[]> {
  return db.select().from(anchors).orderBy(desc(anchors.streaming), asc(anchors.anchorId));
}

export function findAnchor(db: Db, anchorId: number) {
  return db.select().from(anchors).where(eq(anchors.anchorId, anchorId)).get();
}

/** Whom a member follows, the latest first. */
export async function listFollowed(db: Db, memberId: number): Promise<AnchorRow[]> {
  const rows = await db
    .select({ anchor: anchors })
    .from(anchorFollows)
    .innerJoin(anchors, eq(anchors.anchorId, anchorFollows.anchorId))
    .where(eq(anchorFollows.memberId, memberId))
    .orderBy(desc(anchorFollows.at), asc(anchors.anchorId));
  return rows.map(({ anchor }) => anchor);
}

export async function follow(db: Db, memberId: number, anchorId: number, at: number): Promise<void> {
  await db.insert(anchorFollows).values({ memberId, anchorId, at }).onConflictDoNothing();
}

export async function unfollow(db: Db, memberId: number, anchorId: number): Promise<void> {
  await db
    .delete(anchorFollows)
    .where(and(eq(anchorFollows.memberId, memberId), eq(anchorFollows.anchorId, anchorId)));
}

/** Puts hosts and follows as given, whatever was there; rooms keep their messages. */
export async function replaceAnchors(
  db: Db,
  rows: readonly AnchorRow[],
  follows: readonly (typeof anchorFollows.$inferInsert)[],
): Promise<void> {
  await db.delete(anchorFollows);
  await insertAll(db, anchors, rows);
  await insertAll(db, anchorFollows, follows);
}
