import type { GameRow } from '../db/schema';
import { searchTextsOf } from '../db/search-text';
import { LOTTERIES } from '../domains/lottery/lotteries';
import { barred, classifiesOf } from './classifies';
import { vendorOf } from './demo-vendors';
import { descriptionOf } from './game-descriptions';
import { figuresOf } from './game-figures';
import { type GameKind, TABLE_KINDS } from './game-kinds';
import { EVENT_KINDS } from './game-kinds-sports';
import { englishNameOf } from './game-names';
import { HOT_GAMES } from './hot-games';

export const GAME_KINDS: readonly GameKind[] = [...TABLE_KINDS, ...EVENT_KINDS];

/** Above every generated game: what is hot is played most. */
const HOT_POPULARITY = 100_000;
/** So many games of each type cannot be played today: one in every hundred and fifty. */
const OUT_OF_ORDER = 150;

type Named = Pick<
  GameRow,
  | 'nodeId'
  | 'gameName'
  | 'imageUrl'
  | 'label'
  | 'vassalage'
  | 'gameId'
  | 'gameCode'
  | 'hotRank'
  | 'popularity'
> & { gameType: GameKind['gameType'] };

/** The demo lobby: over a thousand games of every kind and the lotteries, the same each time; the hot list last. */
export function gameRows(): GameRow[] {
  return [...GAME_KINDS.flatMap(gamesOf), ...lotteryRows(), ...HOT_GAMES.map(hotGame)];
}

function hotGame(game: (typeof HOT_GAMES)[number], index: number): GameRow {
  return rowOf(
    {
      gameCode: `HOT-${String(index + 1).padStart(3, '0')}`,
      ...game,
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

/** Games of one kind. The motif changes with every game, so that no two neighbours look alike. */
function gamesOf(kind: GameKind, kindIndex: number): GameRow[] {
  const { gameType, art, pictures, each, vendors, motifs, endings } = kind;
  return Array.from({ length: motifs.length * each }, (_, index) => {
    const round = Math.floor(index / motifs.length);
    const [motif, ...names] = pick(motifs, index);
    const [vassalage, code] = pick(vendors, index + round);
    const number = index + 1;
    const game: Named = {
      nodeId: 100_000 * (kindIndex + 1) + number,
      gameName: `${pick(names, round)} ${pick(endings, Math.floor(round / names.length))}`,
      imageUrl: `/art/covers/${motif.includes('-') ? motif : `${art}-${motif}`}-${1 + ((round * 3 + index) % pictures)}.svg`,
      label: labelOf(gameType, index),
      gameType,
      vassalage,
      gameId: 1000 * (kindIndex + 1) + number,
      gameCode: `${code}-${gameType}-${String(number).padStart(4, '0')}`,
      hotRank: null,
      popularity: 10_000 - index * 7,
    };
    return rowOf(game, index);
  });
}

/** A game with all that follows from its name, type and place among those of its type. */
function rowOf(game: Named, index: number): GameRow {
  const classifies = classifiesOf(game, index);
  const isNew = game.label === 'NEW';
  const gameNameEn = englishNameOf(game.gameName);
  return {
    ...game,
    gameNameEn,
    vendor: vendorOf(game.vassalage),
    ...figuresOf(game.gameType, game.imageUrl, index),
    classifies: barred(classifies),
    ...searchTextsOf({ ...game, gameNameEn, classifies }),
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

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
