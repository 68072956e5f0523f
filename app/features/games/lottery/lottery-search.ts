import { id, searchSchema, word } from '@/app/lib/links/search-schema';
import type { GameSearch } from '../game-search';

/** What the address of a lottery page says: the open sheet's game, and the vendor shown alone (GAME-42, GAME-104). */
export type LotterySearch = GameSearch & { vendor?: string | undefined };

export const lotterySearch = searchSchema<LotterySearch>({ game: id, vendor: word });
