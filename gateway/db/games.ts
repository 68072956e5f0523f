import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from './open';
import { games } from './schema';

/** The hot list, in its order. */
export function listHotGames(db: Db) {
  return db.select().from(games).where(isNotNull(games.hotRank)).orderBy(asc(games.hotRank));
}

/** The most played games of one type. */
export function listTopGames(db: Db, gameType: string, limit: number) {
  return db
    .select()
    .from(games)
    .where(eq(games.gameType, gameType))
    .orderBy(desc(games.popularity))
    .limit(limit);
}
