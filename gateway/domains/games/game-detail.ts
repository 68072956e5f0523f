import type { getGame } from '@/contracts/games/game-detail';
import { findGame } from '../../db/games';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { wordingOf } from './wording';

/** All there is to know of one game, named and described in the language asked for. */
export async function gameDetail({ db, input }: Call<typeof getGame>) {
  const game = await findGame(db, Number(input.nodeId));
  if (!game) throw new Refusal('game.not.found');
  const { descriptions, ...known } = game;
  const { gameName, gameNameEn } = known;
  const name = wordingOf({ vi: gameName, en: gameNameEn }, input.language);
  return { ...known, gameName: name, description: wordingOf(descriptions, input.language) };
}
