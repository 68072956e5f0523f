import type { GameType } from '@/contracts/games/game-categories';

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

/** What plays a game of the demo lobby: each by rules of its own, those of slots in four families. */
export type EngineName =
  | ('slot' | 'ways' | 'cluster' | 'hold')
  | ('dragon' | 'baccarat' | 'roulette')
  | ('fishing' | 'cards' | 'match' | 'cockfight' | 'lottery');

/** What comes back in the games of each kind of rules, in percent; at baccarat of a bet on the banker, its best. */
export const RETURN_OF: Record<EngineName, number> = {
  slot: RETURNS.RNG,
  ways: RETURNS.RNG,
  cluster: RETURNS.RNG,
  hold: RETURNS.RNG,
  dragon: RETURNS.LIVE,
  baccarat: 98.94,
  roulette: 97.3,
  fishing: RETURNS.FISH,
  cards: RETURNS.PVP,
  match: RETURNS.SPORTS,
  cockfight: RETURNS.COCKFIGHT,
  lottery: RETURNS.LOTT,
};

const BY_TYPE: Record<GameType, EngineName> = {
  RNG: 'slot',
  FISH: 'fishing',
  PVP: 'cards',
  LIVE: 'dragon',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  BINGO: 'lottery',
};

/** The motifs of a type whose games are played by other rules than most of it. */
const BY_MOTIF: Partial<Record<GameType, Readonly<Record<string, EngineName>>>> = {
  RNG: {
    koi: 'ways',
    phoenix: 'ways',
    pyramid: 'ways',
    tiger: 'ways',
    gem: 'cluster',
    lantern: 'cluster',
    lotus: 'cluster',
    peach: 'cluster',
    chest: 'hold',
    chung: 'hold',
    pot: 'hold',
    rabbit: 'hold',
  },
  LIVE: { cards2: 'baccarat', duo: 'baccarat', roulette: 'roulette' },
};

/** What plays a game, by its type and the motif of its cover: a type that is not known is a slot of lines. */
export function engineNameOf(gameType: string, imageUrl: string): EngineName {
  if (!Object.hasOwn(BY_TYPE, gameType)) return BY_TYPE.RNG;
  const known = gameType as GameType;
  const [, motif = ''] = /-([a-z0-9]+)-\d+\.svg$/.exec(imageUrl) ?? [];
  return BY_MOTIF[known]?.[motif] ?? BY_TYPE[known];
}
