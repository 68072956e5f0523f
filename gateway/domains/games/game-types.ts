import type { getGameTypes } from '@/contracts/games/game-types';
import { listClassifies } from '../../db/games';
import type { Call } from '../../platform/handler';
import { groupBy } from './group-by';
import { wordingOf } from './wording';

/** The kinds of games inside each type, named in the language asked for (CALL-54). */
export async function gameTypes({ db, input }: Call<typeof getGameTypes>) {
  const types = groupBy(await listClassifies(db), 'gameType');
  const list = [...types].map(([gameType, kinds]) => ({
    gameType,
    classifies: kinds.map(({ gameClassify, names }) => ({
      gameClassify,
      name: wordingOf(names, input.language),
    })),
  }));
  return { list };
}
