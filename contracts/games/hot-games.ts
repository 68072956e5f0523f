import * as v from 'valibot';
import { differsFrom, inLanguage } from '../echo';
import { eachInFurtherLanguage, NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema } from './game';
import { GAME_CATEGORIES } from './game-categories';

/** Those that the hot list is asked for by. */
// @__NO_SIDE_EFFECTS__
export const hotCategories = () =>
  GAME_CATEGORIES.filter((category) => category !== 'ALL' && category !== 'HOT');

const hot = {
  state: { name: 'the lobby' },
  holds: { 'list[].isGameH5': 'same' as const },
  output: { list: [EXAMPLE_GAME] },
};

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
  echoes: { language: inLanguage('list[].gameName'), gameCategory: differsFrom('list', null) },
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: { ...hot, input: { language: 'VI' } },
  moreExamples: eachInFurtherLanguage(
    hotCategories().map((gameCategory) => ({
      ...hot,
      title: `of ${gameCategory}`,
      input: { language: 'VI' as const, gameCategory },
    })),
  ),
});
