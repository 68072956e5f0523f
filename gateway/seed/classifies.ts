import type { GameType } from '../../contracts/games/game-categories';
import { HOUSE_VENDOR } from '../../demo/vendor/catalogue/game-kinds';
import type { GameRow, gameClassifies } from '../db/schema';

const NAMES: Readonly<Record<string, { vi: string; en: string }>> = {
  New: { vi: 'Mới ra mắt', en: 'New' },
  Jackpot: { vi: 'Hũ lớn', en: 'Jackpot' },
  FeatureBuy: { vi: 'Mua tính năng', en: 'Feature buy' },
  InHouse: { vi: 'Nhà làm', en: 'In-house' },
  Football: { vi: 'Bóng đá', en: 'Football' },
};

/** The kinds a game is of, in the order of `NAMES`; `index` is its place among those of its type. */
export function classifiesOf(
  game: { gameType: GameType; vassalage: string; label?: string | null; imageUrl: string },
  index: number,
): string[] {
  const { gameType, vassalage, label, imageUrl } = game;
  const played = gameType === 'RNG' || gameType === 'FISH' || gameType === 'PVP';
  const is: Record<string, boolean> = {
    New: label === 'NEW',
    Jackpot: played && index % 8 === 6,
    FeatureBuy: gameType === 'RNG' && index % 6 === 2,
    InHouse: vassalage === HOUSE_VENDOR,
    Football: gameType === 'SPORTS' && imageUrl.includes('sports-football'),
  };
  return Object.keys(NAMES).filter((kind) => is[kind]);
}

/** As the column holds them. */
export const barred = (kinds: readonly string[]): string =>
  kinds.length === 0 ? '' : `|${kinds.join('|')}|`;

/** Of each type the kinds that some of its games are of. */
export function classifyRows(games: readonly GameRow[]): (typeof gameClassifies.$inferInsert)[] {
  const types = [...new Set(games.map(({ gameType }) => gameType))];
  return types
    .flatMap((gameType) => {
      const own = games.filter((game) => game.gameType === gameType);
      return Object.entries(NAMES)
        .filter(([kind]) => own.some(({ classifies }) => classifies.includes(`|${kind}|`)))
        .map(([gameClassify, names]) => ({ gameType, gameClassify, names }));
    })
    .map((row, position) => ({ ...row, position }));
}
