import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages';
import { defineOperation } from '../operation';
import { GAME_CATEGORIES } from './game-categories';

/** A game of the lobby (field names of the content document §3; `gameName`, `imageUrl` and `label` are decisions). */
export const gameSchema = v.object({
  nodeId: v.union([v.number(), v.string()]),
  gameName: v.string(),
  imageUrl: v.nullish(v.string(), ''),
  /** At most one: NEW, LIVE or HOT. */
  label: v.nullish(v.string()),
  gameType: v.nullish(v.string()),
  /** The vendor. */
  vassalage: v.string(),
  gameId: v.optional(v.union([v.number(), v.string()])),
  roomId: v.nullish(v.union([v.number(), v.string()])),
  gameCode: v.nullish(v.string()),
  supportPlay: v.nullish(v.union([v.number(), v.boolean(), v.string()])),
  lottoMode: v.nullish(v.string()),
  isGameH5: v.nullish(v.union([v.number(), v.boolean(), v.string()])),
  freeplay: v.nullish(v.union([v.number(), v.boolean(), v.string()])),
});

/** The games most played now (CALL-61). */
export const getHotGames = defineOperation({
  id: 'games.hot',
  method: 'GET',
  path: '/lgw/games/hot',
  session: 'none',
  caller: 'browser',
  constants: { isPlatform: 2, platform: 'html5' },
  merchantIn: 'merchantCode',
  sharedCache: { fresh: 60, stale: 600 },
  input: v.object({
    /** Language code of the page, such as `VI`. */
    language: v.picklist(LANGUAGE_CODES),
    gameCategory: v.optional(v.picklist(GAME_CATEGORIES)),
  }),
  output: v.object({ list: v.array(gameSchema) }),
  unread: [
    'list[].gameType',
    'list[].gameId',
    'list[].roomId',
    'list[].gameCode',
    'list[].supportPlay',
    'list[].lottoMode',
    'list[].isGameH5',
    'list[].freeplay',
  ],
  refusals: [],
  example: {
    state: { name: 'the lobby has games' },
    input: { language: 'VI' },
    output: {
      list: [
        {
          nodeId: 90001,
          gameName: 'Trống Hội Đêm Rằm',
          imageUrl: '/art/covers/rng-drum-1.svg',
          label: 'HOT',
          gameType: 'RNG',
          vassalage: 'Trống Đồng',
        },
      ],
    },
  },
});

export type Game = v.InferOutput<typeof gameSchema>;
