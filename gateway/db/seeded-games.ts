import { eq, sql } from 'drizzle-orm';
import { insertAll } from './insert-all';
import { nearWordRows } from './near-words';
import type { Db } from './open';
import { type GameRow, gameClassifies, games, gameWords, menuVendors } from './schema';

type Catalogue = {
  games: readonly GameRow[];
  classifies: readonly (typeof gameClassifies.$inferInsert)[];
  vendors: readonly (typeof menuVendors.$inferInsert)[];
};

/** Puts a catalogue in the place of the one that is there. */
export async function fillCatalogue(db: Db, { games: rows, classifies, vendors }: Catalogue): Promise<void> {
  await db.batch([db.delete(games), db.delete(gameWords), db.delete(gameClassifies), db.delete(menuVendors)]);
  await insertAll(db, games, rows);
  await insertAll(db, gameWords, nearWordRows(rows));
  await insertAll(db, gameClassifies, classifies);
  await insertAll(db, menuVendors, vendors);
}

/** Above the node ids of whatever is seeded. */
const FIRST_COPY = 10_000_000;
/** Columns that a copy has of its own. */
const OWN = sql`node_id, game_name, game_name_en, name_text, name_text_en, search_text, game_code, game_id, hot_rank, popularity,
  novelty, temporary`;
const SHARED = sql`image_url, label, game_type, vassalage, vendor, room_id, support_play, lotto_mode, is_game_h_5, freeplay,
  classifies, rtp, volatility, min_bet, orientation, descriptions, hidden, changed`;

/**
 * Makes the lobby hold exactly so many games: the most played of the seeded ones, and beyond those copies with names
 * and codes of their own. The hot list stays.
 */
export async function resizeCatalogue(db: Db, count: number): Promise<void> {
  await restoreSize(db);
  const seeded = await db.$count(games);
  if (count <= seeded) {
    const kept = sql`(SELECT node_id FROM games ORDER BY popularity DESC, node_id LIMIT ${count})`;
    await db.update(games).set({ hidden: true }).where(sql`${games.nodeId} NOT IN ${kept}`);
    return;
  }
  await db.run(sql`
    WITH RECURSIVE round(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM round WHERE n * ${seeded} < ${count - seeded})
    INSERT INTO games (${OWN}, ${SHARED})
    SELECT ${FIRST_COPY} * n + node_id, game_name || ' ' || (n + 1), game_name_en || ' ' || (n + 1),
      name_text || (n + 1) || ' ', name_text_en || (n + 1) || ' ', search_text || (n + 1) || ' ',
      game_code || '-' || (n + 1), ${FIRST_COPY} * n + game_id, NULL, min(popularity, 10000) - n * 10000,
      novelty - n * 100000, 1, ${SHARED}
    FROM games CROSS JOIN round ORDER BY n, node_id LIMIT ${count - seeded}`);
}

/** Shows the seeded games and no others. */
export async function restoreSize(db: Db): Promise<void> {
  await db.batch([
    db.delete(games).where(eq(games.temporary, true)),
    db.update(games).set({ hidden: false }).where(eq(games.hidden, true)),
  ]);
}

export type GameChange = Partial<
  Pick<GameRow, 'supportPlay' | 'isGameH5' | 'freeplay' | 'label' | 'lottoMode'>
>;

/** Changes a game until the sandbox is reset. Responses whether there is one. */
export async function changeGame(db: Db, nodeId: number, change: GameChange): Promise<boolean> {
  const rows = await db
    .update(games)
    .set({ ...change, changed: true })
    .where(eq(games.nodeId, nodeId))
    .returning({ nodeId: games.nodeId });
  return rows.length > 0;
}

/** Takes a game off the lobby until the sandbox is reset. */
export async function hideGame(db: Db, nodeId: number): Promise<void> {
  await db.update(games).set({ hidden: true }).where(eq(games.nodeId, nodeId));
}

/** Puts changed games back as they are seeded. */
export async function restoreChanged(db: Db, seeded: () => readonly GameRow[]): Promise<void> {
  const changed = await db.select({ nodeId: games.nodeId }).from(games).where(eq(games.changed, true));
  if (changed.length === 0) return;
  const ids = new Set(changed.map(({ nodeId }) => nodeId));
  await db.delete(games).where(eq(games.changed, true));
  await insertAll(
    db,
    games,
    seeded().filter(({ nodeId }) => ids.has(nodeId)),
  );
}
