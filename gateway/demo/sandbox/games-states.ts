import { findGame, listTopGames } from '../../db/games';
import type { Db } from '../../db/open';
import { changeGame, restoreChanged, restoreSize } from '../../db/seeded-games';
import { gameRows } from '../../seed/games';
import { SandboxError } from './command';
import type { State } from './state';

/** The kind that the game of the states is of. */
const KIND = 'FeatureBuy';
const MANY = 60;

/** Provider states of the catalogue, and of what a member marked and played. */
export const gamesStates: Record<string, State> = {
  'the lobby has games': async ({ db }) => {
    const { nodeId, gameName, vassalage } = await restoredGame(db);
    // Contracts look at the type of all that is known of a game: no game that has a mode has all the rest.
    await changeGame(db, nodeId, { lottoMode: 'OFFICIAL', label: 'NEW' });
    return { nodeId, gameName, vassalage, gameClassify: KIND };
  },
};

/** Puts the catalogue back as it is seeded. */
export async function restoreLobby(db: Db): Promise<void> {
  await restoreSize(db);
  await restoreChanged(db, seededGames);
}

let rows: ReturnType<typeof gameRows> | undefined;
/** The games as they are seeded, worked out once: states put one of them back by the hundred. */
function seededGames() {
  rows ??= gameRows();
  return rows;
}

/** The game of the states, in a catalogue as it is seeded: a slot game that can be played, for play money too. */
export async function restoredGame(db: Db) {
  await restoreLobby(db);
  return playableGame(db);
}

/** A slot game that can be played, for play money too; the catalogue is put back where none is left. */
export async function playableGame(db: Db) {
  let game = await findPlayable(db);
  if (!game) {
    await restoreLobby(db);
    game = await findPlayable(db);
  }
  if (!game) throw new SandboxError('the seeds have no such game');
  return game;
}

async function findPlayable(db: Db) {
  const slots = await listTopGames(db, { gameType: 'RNG', gameClassify: KIND }, MANY, 'vi');
  const playable = slots.findLast(({ supportPlay, freeplay }) => supportPlay === 1 && freeplay === 1);
  return playable && (await findGame(db, playable.nodeId));
}
