import type { getGame } from '../../contracts/games/game-detail';
import { findGame } from '../db/games';
import type { Call } from '../handler';
import { Refusal } from '../refusal';
import { wordingOf } from './wording';

/** All there is to know of one game, described in the language asked for. */
export async function gameDetail({ db, input }: Call<typeof getGame>) {
  const game = await findGame(db, Number(input.nodeId));
  if (!game) throw new Refusal('game.not.found');
  const { descriptions, ...known } = game;
  return { ...known, description: wordingOf(descriptions, input.language) };
}
