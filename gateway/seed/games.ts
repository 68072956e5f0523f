import type { GameKind } from '../../demo/vendor/catalogue/game-kinds';
import { englishNameOf } from '../../demo/vendor/catalogue/game-names';
import { GAME_KINDS, gamesOfKind, hotGames, type VendorGame } from '../../demo/vendor/catalogue/games';
import { HOT_GAMES } from '../../demo/vendor/catalogue/hot-games';
import { vendorOf } from '../../demo/vendor/names';
import type { GameRow } from '../db/schema';
import { searchTextsOf } from '../db/search-text';
import { LOTTERIES } from '../domains/lottery/lotteries';
import { barred, classifiesOf } from './classifies';
import { descriptionOf } from './game-descriptions';
import { figuresOf } from './game-figures';

/** Above every generated game: what is hot is played most. */
const HOT_POPULARITY = 100_000;
/** So many games of each type cannot be played today: one in every hundred and fifty. */
const OUT_OF_ORDER = 150;

/** A game of its vendor, and where the lobby puts it. */
type Listed = Omit<VendorGame, 'minBet'> &
  Pick<GameRow, 'nodeId' | 'label' | 'gameId' | 'hotRank' | 'popularity'>;

/** The demo lobby: over a thousand games of every kind and the lotteries, the same each time; the hot list last. */
export function gameRows(): GameRow[] {
  return [...GAME_KINDS.flatMap(gamesOf), ...lotteryRows(), ...hotGames().map(hotGame)];
}

function hotGame(game: VendorGame, index: number): GameRow {
  return rowOf(
    {
      ...game,
      label: HOT_GAMES[index]?.label ?? null,
      nodeId: 90_001 + index,
      gameId: 1 + index,
      hotRank: index,
      popularity: HOT_POPULARITY - index,
    },
    index,
  );
}

/** The lotteries but for those that are in the hot list. */
function lotteryRows(): GameRow[] {
  const hot = HOT_GAMES.map(({ gameCode }) => gameCode);
  return LOTTERIES.map(({ gameCode, gameName, vassalage, gameType, cover }, index) =>
    rowOf(
      {
        nodeId: 1_000_001 + index,
        gameName,
        gameNameEn: englishNameOf(gameName),
        imageUrl: `/art/covers/${cover}.svg`,
        label: null,
        gameType,
        vassalage,
        gameId: 10_001 + index,
        gameCode,
        hotRank: null,
        popularity: 10_000 - index * 7,
      },
      index,
    ),
  ).filter(({ gameCode }) => !hot.includes(gameCode));
}

/** Games of one kind, those in front played more. */
function gamesOf(kind: GameKind, kindIndex: number): GameRow[] {
  return gamesOfKind(kind).map((game, index) =>
    rowOf(
      {
        ...game,
        nodeId: 100_000 * (kindIndex + 1) + index + 1,
        label: labelOf(game.gameType, index),
        gameId: 1000 * (kindIndex + 1) + index + 1,
        hotRank: null,
        popularity: 10_000 - index * 7,
      },
      index,
    ),
  );
}

/** A game with all that follows from its name, type and place among those of its type. */
function rowOf(game: Listed, index: number): GameRow {
  const classifies = classifiesOf(game, index);
  const isNew = game.label === 'NEW';
  return {
    ...game,
    vendor: vendorOf(game.vassalage),
    ...figuresOf(game.gameType, game.imageUrl, index),
    classifies: barred(classifies),
    ...searchTextsOf({ ...game, classifies }),
    descriptions: withJackpots(descriptionOf(game.gameType, game.imageUrl), classifies),
    lottoMode: LOTTERIES.find(({ gameCode }) => gameCode === game.gameCode)?.lottoMode ?? null,
    supportPlay: index % OUT_OF_ORDER === OUT_OF_ORDER - 1 ? 0 : 1,
    isGameH5: 1,
    // What is labelled new came last; the others in an order of their own, so that it is not that of popularity.
    novelty: (isNew ? 1_000_000 : 0) + ((game.nodeId * 7919) % 99_991),
  };
}

/** What the description of a game says further that feeds the site's jackpots. */
function withJackpots({ vi, en }: { vi: string; en: string }, kinds: readonly string[]) {
  if (!kinds.includes('Jackpot')) return { vi, en };
  return {
    vi: `${vi} Mỗi vòng cược góp vào các hũ của trang và có thể trúng trọn một hũ.`,
    en: `${en} Every bet feeds the site's jackpots and may win the whole of one.`,
  };
}

function labelOf(gameType: string, index: number): GameRow['label'] {
  if (gameType === 'LIVE' || gameType === 'COCKFIGHT') return index % 3 === 0 ? 'LIVE' : null;
  if (index % 13 === 5) return 'NEW';
  return index % 17 === 3 ? 'HOT' : null;
}
