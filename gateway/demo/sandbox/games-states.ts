import { addFavourite as favouriteOperation, removeFavourite } from '../../../contracts/games/favourites';
import { getGame } from '../../../contracts/games/game-detail';
import { addRecent as recentOperation } from '../../../contracts/games/recents';
import { addFavourite } from '../../db/favourites';
import { findGame } from '../../db/games';
import type { Db } from '../../db/open';
import { addRecent } from '../../db/recents';
import type { Member } from '../../db/schema';
import { changeGame, hideGame, restoreChanged, restoreSize } from '../../db/seeded-games';
import { gameRows } from '../../seed/games';
import { startSession } from '../../session/open-session';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { demoMember } from './state-member';

const EXAMPLE_GAME = getGame.example.input.nodeId;

/** Provider states of the catalogue, and of what a member marked and played. */
export const gamesStates: Record<string, State> = {
  'the lobby has games': async ({ db }) => {
    await restoreLobby(db);
    // Contracts look at the type of all that is known of a game: no game that has a mode has all the rest.
    await changeGame(db, await demandGame(db, EXAMPLE_GAME), { lottoMode: 'OFFICIAL' });
  },
  'the game is not in the lobby': async ({ db }) => {
    await restoreLobby(db);
    await hideGame(db, await demandGame(db, EXAMPLE_GAME));
  },
  'a member has a favourite game': async (sandbox) => {
    await restoreLobby(sandbox.db);
    const member = await demoMember(sandbox, { type: 0 });
    for (const { example } of [favouriteOperation, removeFavourite]) {
      await addFavourite(sandbox.db, member.id, await demandGame(sandbox.db, example.input.nodeId));
    }
    return tokenOf(sandbox, member);
  },
  'a member has played a game': async (sandbox) => {
    await restoreLobby(sandbox.db);
    const member = await demoMember(sandbox, { type: 0 });
    const { nodeId } = recentOperation.example.input;
    await addRecent(sandbox.db, member.id, await demandGame(sandbox.db, nodeId));
    return tokenOf(sandbox, member);
  },
};

/** Puts the catalogue back as it is seeded. */
export async function restoreLobby(db: Db): Promise<void> {
  await restoreSize(db);
  await restoreChanged(db, gameRows);
}

async function demandGame(db: Db, nodeId: number | string): Promise<number> {
  const game = await findGame(db, Number(nodeId));
  if (!game) throw new SandboxError(`the seeds have no game ${nodeId}`);
  return game.nodeId;
}

async function tokenOf({ db, clock }: Sandbox, member: Member) {
  return { token: await startSession(db, member, clock.now()) };
}
