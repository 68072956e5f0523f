import type { GameCategory } from '@/contracts/games/game-categories';
import type { getHotGames } from '@/contracts/games/hot-games';
import { type GameFilters, listHotGames, listTopGames } from '../../db/games';
import type { Call } from '../../platform/handler';
import { languageOf } from './wording';

const LIST_LENGTH = 15;

/** How a category is asked for; one that is not named here is a type of its own. */
export const CATEGORY_FILTERS: Partial<Record<GameCategory, GameFilters>> = {
  NEW: { gameClassify: 'New' },
  JACKPOT: { gameClassify: 'Jackpot' },
  INHOUSE: { gameClassify: 'InHouse' },
  FEATURE: { gameType: 'RNG', gameClassify: 'FeatureBuy' },
  JL: { vassalage: 'JILI' },
  RTG: { vassalage: 'RTG' },
};

/** The games most played now, of all categories or of one (CALL-61). Named in the language asked for. */
export async function hotGames({ db, input }: Call<typeof getHotGames>) {
  const { gameCategory } = input;
  const language = languageOf(input.language);
  const everything = gameCategory === undefined || gameCategory === 'HOT' || gameCategory === 'ALL';
  const list = everything
    ? await listHotGames(db, language)
    : await listTopGames(
        db,
        CATEGORY_FILTERS[gameCategory] ?? { gameType: gameCategory },
        LIST_LENGTH,
        language,
      );
  return { list };
}
