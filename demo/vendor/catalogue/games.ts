import type { GameType } from '@/contracts/games/game-categories';
import { LOTTERIES } from '../lottery/lotteries';
import { type GameKind, TABLE_KINDS } from './game-kinds';
import { EVENT_KINDS } from './game-kinds-sports';
import { englishNameOf } from './game-names';
import { HOT_GAMES } from './hot-games';

/** A game as its vendor knows it; the rest is its lobby's. */
export type VendorGame = {
  gameCode: string;
  gameType: GameType;
  /** Its names in Vietnamese and in English. */
  gameName: string;
  gameNameEn: string;
  /** The studio, by which lobbies list it. */
  vassalage: string;
  imageUrl: string;
  /** In units of the currency. */
  minBet: number;
};

export const GAME_KINDS: readonly GameKind[] = [...TABLE_KINDS, ...EVENT_KINDS];

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
/** Of slots so many rounds come before one that takes twice as much. */
const DEAR = 4;

/** What is played most, the first first. */
export function hotGames(): VendorGame[] {
  return HOT_GAMES.map((game, index) =>
    gameOf({ gameCode: `HOT-${String(index + 1).padStart(3, '0')}`, ...game }, index),
  );
}

/** Games of one kind. The motif changes with every game, so that no two neighbours look alike. */
export function gamesOfKind(kind: GameKind): VendorGame[] {
  const { gameType, art, pictures, each, vendors, motifs, endings } = kind;
  return Array.from({ length: motifs.length * each }, (_, index) => {
    const round = Math.floor(index / motifs.length);
    const [motif, ...names] = pick(motifs, index);
    const [vassalage, code] = pick(vendors, index + round);
    const cover = motif.includes('-') ? motif : `${art}-${motif}`;
    const game = {
      gameName: `${pick(names, round)} ${pick(endings, Math.floor(round / names.length))}`,
      imageUrl: `/art/covers/${cover}-${1 + ((round * 3 + index) % pictures)}.svg`,
      gameType,
      vassalage,
      gameCode: `${code}-${gameType}-${String(index + 1).padStart(4, '0')}`,
    };
    return gameOf(game, index);
  });
}

type Named = Pick<VendorGame, 'gameCode' | 'gameType' | 'gameName' | 'vassalage' | 'imageUrl'>;

/** A game with what follows from its type and its place among those of its type. */
function gameOf({ gameCode, gameType, gameName, vassalage, imageUrl }: Named, index: number): VendorGame {
  const minBet = minBetOf(gameType, index);
  return { gameCode, gameType, gameName, gameNameEn: englishNameOf(gameName), vassalage, imageUrl, minBet };
}

/** The smallest bet of the game at a place among those of its type, in units of the currency. */
export function minBetOf(gameType: GameType, index: number): number {
  const isDear = gameType === 'RNG' && index % DEAR === DEAR - 1;
  return MIN_BETS[gameType] * (isDear ? 2 : 1);
}

const lotteryGames = () =>
  LOTTERIES.map(({ gameCode, names, gameType, cover }, index) =>
    gameOf(
      {
        gameCode,
        gameType,
        gameName: names.vi,
        vassalage: '',
        imageUrl: `/art/covers/${cover}.svg`,
      },
      index,
    ),
  );

/** Every game that the demo's vendors play, each under its code; what is hot last. */
export const allGames = (): VendorGame[] => [
  ...GAME_KINDS.flatMap(gamesOfKind),
  ...lotteryGames(),
  ...hotGames(),
];

let known: Map<string, VendorGame> | undefined;

/** The game of a code, or undefined; a code that goes on behind a game's own is another table of it. */
export function findGame(gameCode: string): VendorGame | undefined {
  known ??= new Map(allGames().map((game) => [game.gameCode, game]));
  return known.get(gameCode) ?? known.get(gameCode.replace(/-\d+$/, ''));
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
