import * as v from 'valibot';
import { apartFrom, inLanguage, notEchoed } from '../echo';
import { eachInFurtherLanguage, NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { readableEntries } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema, nodeIdSchema } from './game';
import { GAME_TYPES } from './game-categories';
import { hotCategories } from './hot-games';

const played = {
  state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
  holds: { 'list[].isGameH5': 'same' as const },
  output: { list: [EXAMPLE_GAME] },
};

/** The games the member played last, the last first (CALL-60, GAME-71). */
export const listRecent = defineOperation({
  id: 'games.recent',
  method: 'GET',
  path: '/lgw/games/recent',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema, gameCategory: v.optional(v.picklist(GAME_TYPES)) }),
  output: v.object({ list: readableEntries(listedGameSchema) }),
  refusals: [],
  echoes: { language: inLanguage('list[].gameName'), gameCategory: apartFrom('list', 'FISH') },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: { ...played, input: { language: 'VI', gameCategory: 'RNG' } },
  moreExamples: [
    { ...played, title: 'of all types', input: { language: 'VI' } },
    ...eachInFurtherLanguage(
      GAME_TYPES.filter((type) => type !== 'RNG').map((gameCategory) => ({
        ...played,
        title: `of ${gameCategory}`,
        input: { language: 'VI' as const, gameCategory },
      })),
      hotCategories().length,
    ),
  ],
});

/** Notes that the member opened a game (CALL-59, GAME-72). It changes state by GET: never cached, sent by the server alone (GAME-73). */
export const addRecent = defineOperation({
  id: 'games.addRecent',
  method: 'GET',
  path: '/lgw/games/recent/add',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ nodeId: nodeIdSchema }),
  output: v.unknown(),
  inputFromState: ['nodeId'],
  refusals: [],
  echoes: { nodeId: notEchoed('it notes something, which another call shows') },
  example: {
    state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
    input: { nodeId: 90001 },
    output: null,
  },
});
