import * as v from 'valibot';
import { counted } from '../counting';
import {
  apartFrom,
  equals,
  foundFirst,
  inLanguage,
  mostEntries,
  nothingFor,
  ordersApart,
  pages,
} from '../echo';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { count } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { EXAMPLE_GAME, languageSchema, listedGameSchema } from './game';
import { GAME_SORTS, GAME_TYPES } from './game-categories';

const page = { language: 'VI', pageNum: 1, pageSize: 30 } as const;
/** All that a lobby and the search narrow a list by: each alone, and all together. */
const filters = {
  gameType: 'RNG',
  vassalage: 'Trống Đồng',
  gameClassify: 'FeatureBuy',
  gameName: 'trong hoi',
  sort: 'NAME',
} as const;
const found = {
  state: { name: 'the lobby' },
  holds: { 'games[].isGameH5': 'same' as const },
  output: { games: [EXAMPLE_GAME], pageNum: 1, totalPages: 1, total: 1 },
};

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * One page of the lobby's games (CALL-55, GAME-43 to GAME-50). `gameName` is looked for in names of every language,
 * vendors, categories and what players call them, without regard to case and accents: "nohu" finds "Nổ hũ". Names come
 * first; where nothing is found, a mistake in typing is forgiven: "tien ln" finds "Tiến Lên" (GAME-75).
 */
export const listGames = defineOperation({
  id: 'games.list',
  method: 'GET',
  path: '/lgw/games',
  session: 'none',
  constants: { clientType: 2 },
  merchantIn: 'merchant',
  input: v.object({
    language: languageSchema,
    gameType: v.optional(v.picklist(GAME_TYPES)),
    /** The vendor. */
    vassalage: v.optional(word),
    /** Kind of game inside a type, such as `FeatureBuy`. */
    gameClassify: v.optional(word),
    gameName: v.optional(word),
    /** `NAME` by name, `NEW` the newest first, `POPULAR` the most played first, as without it. */
    sort: v.optional(v.picklist(GAME_SORTS)),
    pageNum: counted(9999),
    pageSize: counted(60),
  }),
  output: v.object({
    games: readableEntries(listedGameSchema),
    pageNum: count,
    totalPages: count,
    /** How many games there are on all pages. */
    total: tolerant(count),
  }),
  inputFromState: ['vassalage', 'gameClassify', 'gameName'],
  refusals: [],
  echoes: {
    language: inLanguage('games[].gameName'),
    gameType: apartFrom('games', 'FISH'),
    vassalage: equals('games[].vassalage'),
    gameClassify: nothingFor('games', { gameClassify: 'Nothing' }),
    gameName: [foundFirst('games[].gameName'), nothingFor('games', { gameName: 'qwzxqwzx qwzx' })],
    sort: ordersApart('games', 'NEW'),
    pageNum: [equals('pageNum'), pages('games')],
    pageSize: mostEntries('games'),
  },
  empty: { state: NOTHING_PUBLISHED, lists: ['games'] },
  example: { ...found, input: { ...page, ...filters } },
  moreExamples: [
    ...Object.entries(filters).map(([name, value]) => ({
      ...found,
      title: `by ${name}`,
      input: { ...page, [name]: value },
    })),
    ...GAME_TYPES.filter((gameType) => gameType !== filters.gameType).map((gameType) => ({
      ...found,
      title: `of ${gameType}`,
      input: { ...page, gameType },
    })),
    { ...found, title: 'by gameType, newest first', input: { ...page, gameType: 'RNG', sort: 'NEW' } },
  ],
});
