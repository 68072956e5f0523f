import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../platform/language';
import { wireIn } from './games';
import type { Db } from './open';
import { games, recents } from './schema';

/** So many of a member's recent games are kept. */
const MOST_RECENTS = 50;

/** The games a member opened last, of a type or of all, the last first. */
export function listRecents(db: Db, memberId: number, gameType: string | undefined, language: Language) {
  return db
    .select(wireIn(language))
    .from(recents)
    .innerJoin(games, eq(games.nodeId, recents.nodeId))
    .where(
      and(
        eq(recents.memberId, memberId),
        eq(games.hidden, false),
        ...(gameType === undefined ? [] : [eq(games.gameType, gameType)]),
      ),
    )
    .orderBy(desc(recents.id));
}

/** Notes that a member opened a game: it comes first from now on, and the oldest beyond fifty go. */
export async function addRecent(db: Db, memberId: number, nodeId: number): Promise<void> {
  const kept = sql`(SELECT id FROM recents WHERE member_id = ${memberId} ORDER BY id DESC LIMIT ${MOST_RECENTS})`;
  await db.batch([
    db.delete(recents).where(and(eq(recents.memberId, memberId), eq(recents.nodeId, nodeId))),
    db.insert(recents).values({ memberId, nodeId }),
    db.delete(recents).where(and(eq(recents.memberId, memberId), sql`${recents.id} NOT IN ${kept}`)),
  ]);
}

/** Forgets the recent games of a member, or of everybody. */
export async function clearRecents(db: Db, memberId: number): Promise<void> {
  await db.delete(recents).where(eq(recents.memberId, memberId));
}
