import { findPlayer, type KnownPlayer } from '../../db/game-players';
import type { Db } from '../../db/open';
import type { Clock } from '../../platform/clock';
import { Refusal } from '../../platform/refusal';

/** What the wallet works with. */
export type WalletContext = { db: Db; clock: Clock };

/**
 * The player that a vendor names, with the member behind it. A player outlives the member's session: what was bet is
 * settled or rolled back even so.
 * @throws Refusal `player.unknown`, for another vendor's player as well.
 */
export async function openPlayer(
  { db }: Pick<WalletContext, 'db'>,
  { vendor, playerId }: { vendor: string; playerId: string },
): Promise<KnownPlayer> {
  const known = await findPlayer(db, vendor, playerId);
  if (!known) throw new Refusal('player.unknown');
  return known;
}
