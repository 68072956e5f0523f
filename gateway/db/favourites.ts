import { and, count, desc, eq } from 'drizzle-orm';
import type { Language } from '../platform/language';
import { type Page, wireIn } from './games';
import type { Db } from './open';
import { favourites, games } from './schema';

/** One page of a member's favourites of a type or of all, last added first, with how many there are. */
export async function listFavourites(
  db: Db,
  memberId: number,
  gameType: string | undefined,
  page: Page,
  language: Language,
) {
  const wanted = and(
    eq(favourites.memberId, memberId),
    eq(games.hidden, false),
    ...(gameType === undefined ? [] : [eq(games.gameType, gameType)]),
  );
  const [rows, counts] = await db.batch([
    db
      .select(wireIn(language))
      .from(favourites)
      .innerJoin(games, eq(games.nodeId, favourites.nodeId))
      .where(wanted)
      .orderBy(desc(favourites.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(favourites)
      .innerJoin(games, eq(games.nodeId, favourites.nodeId))
      .where(wanted),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** The node ids of all of a member's favourites, last added first. */
export async function favouriteIds(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.id));
  return rows.map(({ nodeId }) => nodeId);
}

/** Marks a game for a member; one that is marked keeps its place. */
export async function addFavourite(db: Db, memberId: number, nodeId: number): Promise<void> {
  await db.insert(favourites).values({ memberId, nodeId }).onConflictDoNothing();
}

export async function removeFavourite(db: Db, memberId: number, nodeId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.memberId, memberId), eq(favourites.nodeId, nodeId)));
}

/** Forgets the favourites of a member, or of everybody. */
export async function clearFavourites(db: Db, memberId: number): Promise<void> {
  await db.delete(favourites).where(eq(favourites.memberId, memberId));
}
