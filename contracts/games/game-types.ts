import * as v from 'valibot';
import { inLanguage } from '../echo';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { someText } from '../shared/values';
import { readableEntries } from '../tolerant';
import { languageSchema } from './game';
import { GAME_TYPES } from './game-categories';

/** The kinds of games inside each type, by which a list is narrowed further (CALL-54, GAME-51). */
export const getGameTypes = defineOperation({
  id: 'games.types',
  method: 'GET',
  path: '/lgw/games/types',
  session: 'none',
  constants: { typeId: 1 },
  merchantIn: 'merchant_code',
  input: v.object({ language: languageSchema }),
  output: v.object({
    list: readableEntries(
      v.object({
        gameType: v.picklist<readonly string[]>(GAME_TYPES),
        classifies: readableEntries(
          v.object({
            /** What the filter `gameClassify` takes, such as `FeatureBuy`. */
            gameClassify: someText,
            /** The operator's name for it, in the language asked for. */
            name: v.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
  echoes: { language: inLanguage('list[].classifies[].name') },
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: {
    state: { name: 'the lobby' },
    input: { language: 'VI' },
    output: {
      list: [{ gameType: 'RNG', classifies: [{ gameClassify: 'FeatureBuy', name: 'Mua tính năng' }] }],
    },
  },
});
