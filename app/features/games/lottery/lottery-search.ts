import { type GameSearch, gameSearch, type Word, wordOf } from '../game-search';

export type LotterySearch = GameSearch & { vendor?: Word | undefined };

/** What the address of a lottery page says: the open sheet's game, and the vendor shown alone (GAME-42, GAME-104). */
export function lotterySearch(search: { game?: unknown; vendor?: unknown }): LotterySearch {
  return { ...gameSearch(search), vendor: wordOf(search.vendor) };
}
