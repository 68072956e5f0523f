import type { addRecent as addOperation, listRecent as listOperation } from '@/contracts/games/recents';
import { findGame } from '../../db/games';
import { addRecent, listRecents } from '../../db/recents';
import type { Call } from '../../platform/handler';
import { languageOf } from './wording';

/** The games the member opened last, the last first (CALL-60). */
export async function recentList({ db, member, input }: Call<typeof listOperation>) {
  return { list: await listRecents(db, member.id, input.gameCategory, languageOf(input.language)) };
}

/** Notes that the member opened a game; one that is not in the lobby is passed over (CALL-59). */
export async function noteRecent({ db, member, input }: Call<typeof addOperation>) {
  const game = await findGame(db, Number(input.nodeId));
  if (game) await addRecent(db, member.id, game.nodeId);
  return null;
}
