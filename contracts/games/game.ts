import * as v from 'valibot';
import { unread, unreadOf } from '../field-annotations';
import { LANGUAGE_CODES } from '../languages';
import { addressOrNone, anyId, flag } from '../shared/values';
import { tolerant } from '../tolerant';

/** A game of the lobby (field names of the content document §3; `gameName`, `imageUrl` and `label` are decisions). */
export const gameSchema = v.object({
  nodeId: anyId,
  /** In the language that the call asks for. */
  gameName: v.string(),
  imageUrl: tolerant(addressOrNone, ''),
  /** At most one; an empty one is none. */
  label: tolerant(v.picklist<readonly string[]>(['', 'NEW', 'LIVE', 'HOT'])),
  gameType: tolerant(v.string()),
  /** The vendor. */
  vassalage: v.string(),
  gameId: tolerant(anyId),
  roomId: unread(anyId),
  gameCode: tolerant(v.string()),
  supportPlay: tolerant(flag),
  lottoMode: tolerant(v.string()),
  isGameH5: tolerant(flag),
  freeplay: tolerant(flag),
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
