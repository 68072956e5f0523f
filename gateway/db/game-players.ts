import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Statement } from './ledger';
import type { Db } from './open';
import {
  type GamePlayer,
  gameAccounts,
  gamePlayers,
  games,
  type Member,
  type Merchant,
  members,
  merchants,
} from './schema';

export type NewPlayer = Omit<typeof gamePlayers.$inferInsert, 'openedAt'>;
/** A player with the member behind it, the vendor's name for that member, and the member's site. */
export type KnownPlayer = { player: GamePlayer; accountId: string; member: Member; merchant: Merchant };

/** The lottery that a vendor has under a code, or undefined. */
export function findLottery(db: Db, vassalage: string, gameCode: string) {
  return db
    .select()
    .from(games)
    .where(and(eq(games.vassalage, vassalage), eq(games.gameCode, gameCode), eq(games.hidden, false)))
    .get();
}

/** Launches whose tokens ran out untaken. */
export const expiredLaunches = (now: number): Expired => ({
  table: gamePlayers,
  where: and(isNull(gamePlayers.openedAt), lt(gamePlayers.tokenExpiresAt, now)),
});

/**
 * Keeps a launch until its token is taken; those that ran out untaken are forgotten. The member's first one at the
 * vendor gives the vendor a name for the member.
 */
export async function insertPlayer(db: Db, player: NewPlayer, now: number): Promise<void> {
  await db.batch([db.delete(gamePlayers).where(expiredLaunches(now).where), ...seating(db, player)]);
}

/** The statements of a player, for a batch: with the vendor's name for the member, unless it has one. */
export function seating(db: Db, player: typeof gamePlayers.$inferInsert): [Statement, Statement] {
  const { vendor, memberId } = player;
  return [
    db.insert(gameAccounts).values({ vendor, memberId, id: randomUUID() }).onConflictDoNothing(),
    db.insert(gamePlayers).values(player),
  ];
}

/** Takes a launch token, once and in its time, for the vendor it was made for; the player's id, or null. */
export async function takeLaunchToken(
  db: Db,
  vendor: string,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const rows = await db
    .update(gamePlayers)
    .set({ openedAt: now })
    .where(
      and(
        eq(gamePlayers.tokenHash, tokenHash),
        eq(gamePlayers.vendor, vendor),
        isNull(gamePlayers.openedAt),
        gt(gamePlayers.tokenExpiresAt, now),
      ),
    )
    .returning({ id: gamePlayers.id });
  return rows[0]?.id ?? null;
}

/** The player of a vendor whose launch token was taken, or null. */
export async function findPlayer(db: Db, vendor: string, id: string): Promise<KnownPlayer | null> {
  const row = await db
    .select({ player: gamePlayers, accountId: gameAccounts.id, member: members, merchant: merchants })
    .from(gamePlayers)
    .innerJoin(
      gameAccounts,
      and(eq(gameAccounts.vendor, gamePlayers.vendor), eq(gameAccounts.memberId, gamePlayers.memberId)),
    )
    .innerJoin(members, eq(members.id, gamePlayers.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(eq(gamePlayers.id, id), eq(gamePlayers.vendor, vendor)))
    .get();
  return row && row.player.openedAt !== null ? row : null;
}

/** Launches whose tokens were not taken, in their order; for tests. */
export function findLaunched(db: Db) {
  return db.select().from(gamePlayers).where(isNull(gamePlayers.openedAt)).orderBy(sql`rowid`);
}

/** A member's names at all vendors. */
export async function listAccounts(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .select({ id: gameAccounts.id })
    .from(gameAccounts)
    .where(eq(gameAccounts.memberId, memberId));
  return rows.map(({ id }) => id);
}
