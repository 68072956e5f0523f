import type { GameRow } from '../db/schema';
import { type GameKind, TABLE_KINDS } from './game-kinds';
import { EVENT_KINDS } from './game-kinds-sports';
import { HOT_GAMES } from './hot-games';

export const GAME_KINDS: readonly GameKind[] = [...TABLE_KINDS, ...EVENT_KINDS];

/** Above every generated game: what is hot is played most. */
const HOT_POPULARITY = 100_000;

/** The demo lobby: the hot list and over a thousand games of every kind, the same each time. */
export function gameRows(): GameRow[] {
  return [...HOT_GAMES.map(hotGame), ...GAME_KINDS.flatMap(gamesOf)];
}

function hotGame(game: (typeof HOT_GAMES)[number], index: number): GameRow {
  return {
    ...game,
    ...playing(game.gameType, index),
    nodeId: 90_001 + index,
    gameId: 1 + index,
    gameCode: `HOT-${String(index + 1).padStart(3, '0')}`,
    hotRank: index,
    popularity: HOT_POPULARITY - index,
  };
}

/** Games of one kind. The motif changes with every game, so that no two neighbours look alike. */
function gamesOf(kind: GameKind, kindIndex: number): GameRow[] {
  const { gameType, art, pictures, each, vendors, motifs, endings } = kind;
  return Array.from({ length: motifs.length * each }, (_, index) => {
    const round = Math.floor(index / motifs.length);
    const [motif, ...names] = pick(motifs, index);
    const [vassalage, code] = pick(vendors, index + round);
    const number = index + 1;
    return {
      ...playing(gameType, index),
      nodeId: 100_000 * (kindIndex + 1) + number,
      gameName: `${pick(names, round)} ${pick(endings, Math.floor(round / names.length))}`,
      imageUrl: `/art/covers/${art}-${motif}-${1 + ((round * 3 + index) % pictures)}.svg`,
      label: labelOf(gameType, index),
      gameType,
      vassalage,
      gameId: 1000 * (kindIndex + 1) + number,
      gameCode: `${code}-${gameType}-${String(number).padStart(4, '0')}`,
      hotRank: null,
      popularity: 10_000 - index * 7,
    };
  });
}

/** How a game is played: rooms at tables, free play where there is no table, draws with a mode. */
function playing(gameType: string, index: number) {
  const atTable = gameType === 'PVP' || gameType === 'LIVE';
  const draws = gameType === 'LOTT' || gameType === 'ELOTT';
  return {
    roomId: atTable ? 1 + (index % 12) : null,
    supportPlay: gameType === 'RNG' || gameType === 'FISH' ? 1 : 0,
    freeplay: gameType === 'RNG' || gameType === 'FISH' ? 1 : 0,
    lottoMode: draws ? (index % 2 === 0 ? 'OFFICIAL' : 'CREDIT') : null,
    isGameH5: 1,
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
