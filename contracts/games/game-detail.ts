import * as v from 'valibot';
import { equals, inLanguage } from '../echo';
import { unreadOf } from '../field-annotations';
import { defineOperation } from '../operation';
import { shownAmount } from '../shared/amount';
import { tolerant } from '../tolerant';
import { EXAMPLE_GAME, gameSchema, languageSchema, nodeIdSchema } from './game';

/** All there is to know of one game, for its sheet and for launching it. Not in the owner's list of calls. */
export const getGame = defineOperation({
  id: 'games.detail',
  method: 'GET',
  path: '/lgw/games/detail',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema, nodeId: nodeIdSchema }),
  output: v.object({
    ...unreadOf(gameSchema, ['label']).entries,
    /** What the game says of itself, in plain words. */
    description: tolerant(v.string()),
    /** The published return to players, in percent of the bets. */
    rtp: tolerant(v.number()),
    volatility: tolerant(v.picklist(['LOW', 'MEDIUM', 'HIGH'])),
    /** The smallest bet. */
    minBet: tolerant(shownAmount),
    orientation: tolerant(v.picklist(['PORTRAIT', 'LANDSCAPE'])),
  }),
  inputFromState: ['nodeId'],
  refusals: [
    {
      errorCode: 'game.not.found',
      status: 200,
      state: { name: 'the lobby', params: { game: 'hidden' } },
    },
  ],
  echoes: { language: inLanguage('gameName'), nodeId: equals('nodeId') },
  example: {
    state: { name: 'the lobby' },
    input: { language: 'VI', nodeId: 90001 },
    output: {
      ...EXAMPLE_GAME,
      lottoMode: 'OFFICIAL',
      description: 'Đánh trống gọi trăng, gom đủ sáu mặt trống để mở vòng quay miễn phí.',
      rtp: 96.5,
      volatility: 'MEDIUM',
      minBet: 1000,
      orientation: 'PORTRAIT',
    },
  },
});

export type GameDetail = v.InferOutput<(typeof getGame)['output']>;
