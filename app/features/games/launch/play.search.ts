import { id, oneOf, searchSchema } from '@/app/lib/links/search-schema';
import type { GameSearch } from '../game-search';

/** Which game is played, and whether for nothing. */
export type PlaySearch = GameSearch & { freeplay?: 1 | undefined };

export const playSearch = searchSchema<PlaySearch>({ game: id, freeplay: oneOf([1]) });
