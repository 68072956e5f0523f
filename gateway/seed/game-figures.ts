import type { GameType } from '../../contracts/games/game-categories';
import type { GameRow } from '../db/schema';
import { engineNameOf, RETURN_OF } from './returns';

type Figures = Pick<GameRow, 'rtp' | 'volatility' | 'minBet' | 'orientation' | 'freeplay' | 'roomId'>;

/** Smallest bets, in units of the currency. */
const MIN_BETS: Record<GameType, number> = {
  RNG: 1000,
  FISH: 500,
  PVP: 2000,
  LIVE: 10_000,
  SPORTS: 20_000,
  ESPORTS: 20_000,
  COCKFIGHT: 20_000,
  LOTT: 1000,
  ELOTT: 1000,
  BINGO: 5000,
};
/** The lottery launcher knows no free play; tables with a dealer and bets on matches have none. */
const FREE_PLAY: readonly GameType[] = ['RNG', 'FISH', 'PVP', 'BINGO'];
const SLOT_VOLATILITY = ['MEDIUM', 'HIGH', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** The published figures of a game; `index` is its place among those of its type. */
export function figuresOf(gameType: GameType, imageUrl: string, index: number): Figures {
  const atTable = gameType === 'PVP' || gameType === 'LIVE';
  return {
    rtp: RETURN_OF[engineNameOf(gameType, imageUrl)],
    volatility: volatilityOf(gameType, index),
    minBet: MIN_BETS[gameType] * (gameType === 'RNG' && index % 4 === 3 ? 2 : 1),
    orientation: gameType === 'FISH' || (gameType === 'RNG' && index % 5 === 4) ? 'LANDSCAPE' : 'PORTRAIT',
    freeplay: FREE_PLAY.includes(gameType) ? 1 : 0,
    roomId: atTable ? 1 + (index % 12) : null,
  };
}

/** Bets on matches have odds and no volatility. */
function volatilityOf(gameType: GameType, index: number): Figures['volatility'] {
  if (gameType === 'RNG') return SLOT_VOLATILITY[index % SLOT_VOLATILITY.length] ?? null;
  if (gameType === 'FISH') return 'MEDIUM';
  if (gameType === 'PVP' || gameType === 'LIVE') return 'LOW';
  return gameType === 'LOTT' || gameType === 'ELOTT' || gameType === 'BINGO' ? 'HIGH' : null;
}
