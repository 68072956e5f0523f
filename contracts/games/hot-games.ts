import * as v from 'valibot';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema } from './game';
import { GAME_CATEGORIES } from './game-categories';

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
  example: {
    state: { name: 'the lobby has games' },
    input: { language: 'VI' },
    output: {
      list: [EXAMPLE_GAME],
    },
  },
});
