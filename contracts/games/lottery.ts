import * as v from 'valibot';
import { inLanguage } from '../echo';
import { timestamp, unread, unreadOf } from '../field-annotations';
import { defineOperation } from '../operation';
import { listOf, readableEntries, tolerant } from '../tolerant';
import { EXAMPLE_GAME, gameSchema, languageSchema } from './game';

const byLanguage = v.object({ language: languageSchema });
const state = { name: 'lotteries' } as const;
/** A game that is drawn: `gameCode` ties it to its draws. */
const lotterySchema = unreadOf(v.object({ ...gameSchema.entries, gameCode: v.string() }), [
  'label',
  'freeplay',
  'gameId',
  'gameType',
  'lottoMode',
]);
const EXAMPLE_LOTTERY = {
  ...EXAMPLE_GAME,
  imageUrl: '/art/covers/lott-balls-1.svg',
  gameType: 'LOTT',
  vassalage: 'LOTT',
  gameCode: 'LOTT-01',
  lottoMode: 'OFFICIAL',
};

/** The draw that is open for bets. */
const openDraw = {
  gameCode: v.string(),
  /** Number of the draw, as printed on a ticket. */
  numero: v.string(),
  /** When bets end, and when the draw is held. */
  closeTime: timestamp(),
  drawTime: timestamp(),
};

/** The lotteries (CALL-62). */
export const listLotteries = defineOperation({
  id: 'lottery.list',
  method: 'GET',
  path: '/lgw/lottery/list',
  session: 'none',
  merchantIn: 'merchantCode',
  input: byLanguage,
  output: v.object({ list: readableEntries(lotterySchema) }),
  refusals: [],
  echoes: { language: inLanguage('list[].gameName') },
  example: {
    state,
    holds: { 'list[].isGameH5': 'same' },
    input: { language: 'VI' },
    output: { list: [EXAMPLE_LOTTERY] },
  },
});

/** The electronic lotteries (CALL-67). */
export const listElectronicLotteries = defineOperation({
  id: 'lottery.electronic',
  method: 'GET',
  path: '/lgw/elott/list',
  session: 'none',
  merchantIn: 'merchantCode',
  input: byLanguage,
  output: v.object({ list: readableEntries(lotterySchema) }),
  refusals: [],
  echoes: { language: inLanguage('list[].gameName') },
  example: {
    state,
    holds: { 'list[].isGameH5': 'same' },
    input: { language: 'VI' },
    output: { list: [{ ...EXAMPLE_LOTTERY, gameType: 'ELOTT', vassalage: 'ELOTT', gameCode: 'ELOTT-01' }] },
  },
});

/** Groups by which the lotteries are shown, in the operator's order (CALL-63). */
export const getLotteryMenu = defineOperation({
  id: 'lottery.menu',
  method: 'GET',
  path: '/lgw/lottery/menu',
  session: 'none',
  merchantIn: 'merchantCode',
  input: byLanguage,
  output: v.object({
    list: readableEntries(
      v.object({ menuCode: v.string(), menuName: v.string(), gameCodes: readableEntries(v.string()) }),
    ),
  }),
  refusals: [],
  echoes: { language: inLanguage('list[].menuName') },
  example: {
    state,
    input: { language: 'VI' },
    output: { list: [{ menuCode: 'VN', menuName: 'Xổ số Việt Nam', gameCodes: ['LOTT-01'] }] },
  },
});

/** The last result of each Vietnamese lottery, prize by prize (CALL-64). */
export const getVietnamResults = defineOperation({
  id: 'lottery.vietnamResults',
  method: 'GET',
  path: '/lgw/lottery/vn/results',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    list: readableEntries(
      v.object({
        gameCode: v.string(),
        numero: v.string(),
        drawTime: unread(timestamp()),
        /** Prizes from the highest on. */
        results: readableEntries(v.object({ prize: v.string(), numbers: listOf(v.string()) })),
      }),
    ),
  }),
  refusals: [],
  example: {
    state,
    input: {},
    output: {
      list: [
        {
          gameCode: 'LOTT-01',
          numero: '20261121-001',
          drawTime: 1_790_000_000_000,
          results: [{ prize: 'DB', numbers: ['48215'] }],
        },
      ],
    },
  },
});

/** The open draw of each Vietnamese lottery (CALL-65). */
export const getVietnamNumero = defineOperation({
  id: 'lottery.vietnamNumero',
  method: 'GET',
  path: '/lgw/lottery/vn/numero',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(v.object(openDraw)) }),
  refusals: [],
  example: {
    state,
    input: {},
    output: {
      list: [
        {
          gameCode: 'LOTT-01',
          numero: '20261121-002',
          closeTime: 1_790_000_000_000,
          drawTime: 1_790_000_010_000,
        },
      ],
    },
  },
});

/** The open draw of all other lotteries, electronic ones too, with the last one and its result (CALL-66). */
export const getNumero = defineOperation({
  id: 'lottery.numero',
  method: 'GET',
  path: '/lgw/lottery/numero',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    list: readableEntries(
      v.object({
        ...openDraw,
        /** The draw before, and what was drawn; missing before the first. */
        lastNumero: tolerant(v.string()),
        lastResult: tolerant(v.array(v.string())),
      }),
    ),
  }),
  refusals: [],
  example: {
    state,
    input: {},
    output: {
      list: [
        {
          gameCode: 'ELOTT-01',
          numero: '20261121-0420',
          closeTime: 1_790_000_000_000,
          drawTime: 1_790_000_010_000,
          lastNumero: '20261121-0419',
          lastResult: ['3', '1', '5', '2', '9'],
        },
      ],
    },
  },
});

export type Lottery = v.InferOutput<typeof lotterySchema>;
