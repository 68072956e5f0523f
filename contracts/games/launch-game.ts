import * as v from 'valibot';
import { notEchoed } from '../echo';
import { defineOperation } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { webAddress } from '../shared/values';
import { nodeIdSchema } from './game';

/** Prize modes of the lottery launcher; the rule never chooses ZY (LAUNCH-25, LAUNCH-26). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
export const PLAY_TYPES = ['trad', 'ent'] as const;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Where the game's way back leads: an address of the site (LAUNCH-30). */
const backUrl = v.pipe(v.string(), v.url(), v.maxLength(512));

/** What the generic launcher passes (LAUNCH-14 to LAUNCH-18). */
const generic = v.strictObject({
  category: word,
  vendor: word,
  gameId: v.union([v.number(), word]),
  nodeId: nodeIdSchema,
  /** 1: play money, nothing is won or lost. Also as text: it travels in the query. */
  freeplay: v.union([
    v.picklist([0, 1]),
    v.pipe(
      v.picklist(['0', '1']),
      v.transform((flag) => (flag === '1' ? 1 : 0)),
    ),
  ]),
  backUrl,
});

/** What the lottery launcher passes; `playType` for LOTT and ELOTT alone (LAUNCH-07 to LAUNCH-12). */
const lottery = v.strictObject({
  vendor: word,
  gameCode: word,
  prizeMode: v.picklist(PRIZE_MODES),
  playType: v.optional(v.picklist(PLAY_TYPES)),
  backUrl,
});

const game = {
  category: 'RNG',
  vendor: 'Trống Đồng',
  gameId: 1,
  nodeId: 90001,
  backUrl: 'https://site.example/m/slot-games',
};
const drawn = { vendor: 'LOTT', gameCode: 'LOTT-01', backUrl: 'https://site.example/m/lott' };
const output = { url: 'https://vendor.example/play#launch=4f0a9c7d21' };

const gameThatIs = (state: 'open' | 'hidden' | 'shut' | 'notFree') => [
  A_MEMBER,
  { name: 'the lobby', params: { game: state } },
];
/** What a vendor is told stands in its own address. */
const IS_VENDORS = notEchoed('it is part of the vendor’s own address');

/** Opens a game for the member and answers where it is played (CALL-68, LAUNCH-27 to LAUNCH-29). */
export const launchGame = defineOperation({
  id: 'games.launch',
  method: 'GET',
  path: '/wps/game/launchGame',
  session: 'required',
  needsOwnPassword: true,
  merchantIn: 'merchantCode',
  input: v.union([generic, lottery]),
  output: v.object({ url: webAddress }),
  inputFromState: ['category', 'vendor', 'gameId', 'nodeId', 'gameCode'],
  refusals: [
    {
      errorCode: 'game.not.found',
      status: 200,
      state: gameThatIs('hidden'),
    },
    {
      errorCode: 'game.maintenance',
      status: 200,
      state: gameThatIs('shut'),
    },
    {
      errorCode: 'account.trial',
      status: 200,
      state: [...gameThatIs('notFree'), ON_TRIAL],
    },
  ],
  echoes: {
    category: IS_VENDORS,
    vendor: IS_VENDORS,
    gameId: IS_VENDORS,
    nodeId: IS_VENDORS,
    freeplay: IS_VENDORS,
    backUrl: IS_VENDORS,
    gameCode: IS_VENDORS,
    prizeMode: IS_VENDORS,
    playType: IS_VENDORS,
  },
  example: {
    state: gameThatIs('open'),
    input: { ...game, freeplay: 0 },
    output,
  },
  moreExamples: [
    {
      title: 'for play money',
      state: gameThatIs('open'),
      input: { ...game, freeplay: 1 },
      output,
    },
    {
      title: 'of a lottery',
      state: [A_MEMBER, { name: 'lotteries', params: { of: 'LOTT' } }],
      input: { ...drawn, prizeMode: 'Elott', playType: 'trad' },
      output,
    },
    {
      title: 'of a lottery, plain prizes and the other way to play',
      state: [A_MEMBER, { name: 'lotteries', params: { of: 'LOTT' } }],
      input: { ...drawn, prizeMode: 'Lott', playType: 'ent' },
      output,
    },
    {
      title: 'of a lottery of a region',
      state: [A_MEMBER, { name: 'lotteries', params: { of: 'TCG_SEA' } }],
      input: { ...drawn, vendor: 'TCG_LOTTO_VN', gameCode: 'VN-MB', prizeMode: 'Lott' },
      output,
    },
  ],
});

export type LaunchInput = v.InferOutput<(typeof launchGame)['input']>;
