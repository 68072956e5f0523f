/** Categories by which a list of games may be asked for (GAME-02 to GAME-23, GAME-27); ALL is no category of its own. */
export const GAME_CATEGORIES = [
  'ALL',
  'HOT',
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'INHOUSE',
  'COCKFIGHT',
  'NEW',
  'JL',
  'RTG',
  'JACKPOT',
  'BINGO',
  'FEATURE',
] as const;

/** Types of games on the wire. SPORTS leaves out what ESPORTS and COCKFIGHT hold (GAME-34, GAME-35). */
export const GAME_TYPES = [
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BINGO',
] as const;

/** Orders of a list of games: most played, newest, by name. */
export const GAME_SORTS = ['POPULAR', 'NEW', 'NAME'] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];
export type GameType = (typeof GAME_TYPES)[number];
export type GameSort = (typeof GAME_SORTS)[number];
