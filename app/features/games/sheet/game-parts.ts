import { isTrial, type Member } from '@/app/session/member-types';
import { hasFreePlay, isHidden, isPlayable } from '../game-flags';

type Game = { isGameH5?: unknown; supportPlay?: unknown; freeplay?: unknown };
type Facts = { game: Game; session: Member; exists: (path: string) => boolean };

/** What of a game shows for whom (GAME-99 to GAME-101, LAUNCH-31). */
export const GAME_PARTS = {
  tile: ({ game }: Facts) => !isHidden(game),
  /** The button that plays for money; while the game rests it cannot be pressed. */
  play: ({ session, exists }: Facts) => exists('/m/play') && !isTrial(session),
  /** The button that plays without money. */
  trial: ({ game, exists }: Facts) => exists('/m/play') && hasFreePlay(game),
  /** What the site offers to play at all. */
  start: ({ game, session, exists }: Facts) =>
    exists('/m/play') && isPlayable(game) && (!isTrial(session) || hasFreePlay(game)),
  heart: ({ exists }: Facts) => exists('/m/fav-games'),
};
