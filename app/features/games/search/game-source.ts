import { CATEGORY_TABLE } from '@/app/domain/games/game-categories';
import { GAME_TYPES, type GameType } from '@/contracts/games/game-categories';
import { searchable } from '../game-search';
import type { GameFilters } from '../games.queries';
import type { GameSearch } from './search.search';

/** Where the games come from. */
export type Source =
  | { kind: 'list'; filters: GameFilters }
  | { kind: 'hot'; filters: GameFilters }
  | { kind: 'favourites' }
  | { kind: 'recent'; gameType: GameType }
  | { kind: 'nothing' };

/**
 * Which games an address asks for. A text is looked for among all games; without one the type decides: ALL shows the
 * default category HOT unless told, RECENT the default category RNG (GAME-25, GAME-26, GAME-70, GAME-71).
 */
export function sourceOf(search: GameSearch): Source {
  const { dataType = 'ALL', category, vendor } = search;
  const text = searchable(search.q);
  const filter = category ? CATEGORY_TABLE[category].filter : null;
  const ofVendor = vendor === undefined ? {} : { vassalage: vendor };
  if (text) return { kind: 'list', filters: { ...filter, ...ofVendor, gameName: text } };
  switch (dataType) {
    case 'FAV':
      return { kind: 'favourites' };
    case 'RECENT':
      return { kind: 'recent', gameType: GAME_TYPES.find((type) => type === category) ?? 'RNG' };
    case 'NEW':
      return { kind: 'list', filters: { gameClassify: 'New', ...ofVendor } };
    case 'HOT':
      return { kind: 'hot', filters: ofVendor };
    case 'SEARCH':
      return vendor === undefined ? { kind: 'nothing' } : { kind: 'list', filters: ofVendor };
    default:
      return filter || vendor !== undefined
        ? { kind: 'list', filters: { ...filter, ...ofVendor } }
        : { kind: 'hot', filters: {} };
  }
}
