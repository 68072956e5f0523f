import { findPlayer, type KnownPlayer } from '../db/game-players';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';

/**
 * The player that a vendor names, with the member behind it. A player outlives the member's session: what was bet is
 * settled or rolled back even so.
 * @throws Refusal `player.unknown`, for another vendor's player as well.
 */
export async function openPlayer(
  { db }: Pick<Visit, 'db'>,
  { vendor, playerId }: { vendor: string; playerId: string },
): Promise<KnownPlayer> {
  const known = await findPlayer(db, vendor, playerId);
  if (!known) throw new Refusal('player.unknown');
  return known;
}
