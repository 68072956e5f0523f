import * as v from 'valibot';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema } from './game';
import { GAME_CATEGORIES } from './game-categories';

const hot = { state: { name: 'the lobby has games' }, output: { list: [EXAMPLE_GAME] } };

/** The games most played now (CALL-61). */
export const getHotGames = defineOperation({
  id: 'games.hot',
  method: 'GET',
  path: '/lgw/games/hot',
  session: 'none',
  constants: { isPlatform: 2, platform: 'html5' },
  merchantIn: 'merchantCode',
  input: v.object({
    language: languageSchema,
    gameCategory: v.optional(v.picklist(GAME_CATEGORIES)),
  }),
  output: v.object({ list: readableEntries(listedGameSchema) }),
  refusals: [],
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: { ...hot, input: { language: 'VI' } },
  moreExamples: GAME_CATEGORIES.filter((category) => category !== 'ALL' && category !== 'HOT').map(
    (gameCategory) => ({
      ...hot,
      title: `of ${gameCategory}`,
      input: { language: 'VI' as const, gameCategory },
    }),
  ),
});
