import type { GameType } from '../../contracts/games/game-categories';

/** The published return to players of each type of games, in percent of the bets; the demo vendor keeps to it. */
export const RETURNS: Record<GameType, number> = {
  RNG: 96.5,
  FISH: 97,
  PVP: 98,
  LIVE: 98,
  SPORTS: 95,
  ESPORTS: 95,
  COCKFIGHT: 95,
  LOTT: 92,
  ELOTT: 92,
  BINGO: 92,
};
