import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages';
import { unread, unreadOf } from '../marks';
import { tolerant } from '../tolerant';

/** A flag as gateways write it. */
const flag = tolerant(v.union([v.number(), v.boolean(), v.string()]));

/** A game of the lobby (field names of the content document §3; `gameName`, `imageUrl` and `label` are decisions). */
export const gameSchema = v.object({
  nodeId: v.union([v.number(), v.string()]),
  gameName: v.string(),
  imageUrl: tolerant(v.string(), ''),
  /** At most one: NEW, LIVE or HOT. */
  label: tolerant(v.string()),
  gameType: tolerant(v.string()),
  /** The vendor. */
  vassalage: v.string(),
  gameId: tolerant(v.union([v.number(), v.string()])),
  roomId: unread(v.union([v.number(), v.string()])),
  gameCode: tolerant(v.string()),
  supportPlay: flag,
  lottoMode: tolerant(v.string()),
  isGameH5: flag,
  freeplay: flag,
});

/** A game in a list: how it is launched is asked for with its details. */
export const listedGameSchema = unreadOf(gameSchema, [
  'gameType',
  'gameId',
  'gameCode',
  'lottoMode',
  'freeplay',
]);

/** What a game is known by in calls (GAME-95). */
export const nodeIdSchema = v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]);

/** Language code of the page, such as `VI`. */
export const languageSchema = v.picklist(LANGUAGE_CODES);

export type Game = v.InferOutput<typeof gameSchema>;

/** One game, as in the examples of the calls that list games. */
export const EXAMPLE_GAME = {
  nodeId: 90001,
  gameName: 'Trống Hội Đêm Rằm',
  imageUrl: '/art/covers/rng-drum-1.svg',
  label: 'HOT',
  gameType: 'RNG',
  vassalage: 'Trống Đồng',
  gameId: 1,
  gameCode: 'HOT-001',
  supportPlay: 1,
  isGameH5: 1,
  freeplay: 1,
};
