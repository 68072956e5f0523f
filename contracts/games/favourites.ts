import * as v from 'valibot';
import { counted } from '../counting';
import { equals, inLanguage, mostEntries, notEchoed, pages } from '../echo';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { anyId, count } from '../shared/values';
import { readableEntries } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema, nodeIdSchema } from './game';
import { GAME_TYPES } from './game-categories';

/** The member's favourite games, last added first, and the node ids of all of them (CALL-58, GAME-60 to GAME-63). */
export const listFavourites = defineOperation({
  id: 'games.favourites',
  method: 'GET',
  path: '/lgw/games/favourites',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({
    language: languageSchema,
    gameType: v.optional(v.picklist(GAME_TYPES)),
    pageNum: counted(9999),
    pageSize: counted(60),
  }),
  output: v.object({
    content: readableEntries(listedGameSchema),
    pageNum: count,
    totalPages: count,
    nodeIds: readableEntries(anyId),
  }),
  refusals: [],
  echoes: {
    language: inLanguage('content[].gameName'),
    gameType: notEchoed('no screen asks with it'),
    pageNum: [equals('pageNum'), pages('content')],
    pageSize: mostEntries('content'),
  },
  empty: { state: NOTHING_YET, lists: ['content', 'nodeIds'] },
  example: {
    state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
    holds: { 'content[].isGameH5': 'same' },
    input: { language: 'VI', pageNum: 1, pageSize: 30 },
    output: { content: [EXAMPLE_GAME], pageNum: 1, totalPages: 1, nodeIds: [90001] },
  },
  moreExamples: [
    {
      title: 'from the installed app',
      state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
      visit: { standalone: true },
      input: { language: 'VI', pageNum: 1, pageSize: 30 },
      output: { content: [EXAMPLE_GAME], pageNum: 1, totalPages: 1, nodeIds: [90001] },
    },
  ],
});

/** Puts a game among the member's favourites (CALL-56, GAME-65). A second time changes nothing. */
export const addFavourite = defineOperation({
  id: 'games.addFavourite',
  method: 'POST',
  path: '/lgw/games/favourites',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ nodeId: nodeIdSchema }),
  inputFromState: ['nodeId'],
  output: v.unknown(),
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
    input: { nodeId: 90001 },
    output: null,
  },
});

/** Takes a game out of the member's favourites (CALL-57, GAME-67). One that is not there is no error. */
export const removeFavourite = defineOperation({
  id: 'games.removeFavourite',
  method: 'DELETE',
  path: '/lgw/games/favourites',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ nodeId: nodeIdSchema }),
  inputFromState: ['nodeId'],
  output: v.unknown(),
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'the lobby', params: { played: true } }],
    input: { nodeId: 90001 },
    output: null,
  },
});
