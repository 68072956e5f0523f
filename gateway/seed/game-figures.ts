import type { GameType } from '../../contracts/games/game-categories';
import { minBetOf } from '../../demo/vendor/catalogue/games';
import { engineNameOf, RETURN_OF } from '../../demo/vendor/catalogue/returns';
import type { GameRow } from '../db/schema';

type Figures = Pick<GameRow, 'rtp' | 'volatility' | 'minBet' | 'orientation' | 'freeplay' | 'roomId'>;

/** The lottery launcher knows no free play; tables with a dealer and bets on matches have none. */
const FREE_PLAY: readonly GameType[] = ['RNG', 'FISH', 'PVP', 'BINGO'];
const SLOT_VOLATILITY = ['MEDIUM', 'HIGH', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** The published figures of a game; `index` is its place among those of its type. */
export function figuresOf(gameType: GameType, imageUrl: string, index: number): Figures {
  const atTable = gameType === 'PVP' || gameType === 'LIVE';
  return {
    rtp: RETURN_OF[engineNameOf(gameType, imageUrl)],
    volatility: volatilityOf(gameType, index),
    minBet: minBetOf(gameType, index),
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
