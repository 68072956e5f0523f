import type { BannerGroup } from '@/app/domain/announcements/banners.queries';
import {
  CATEGORY_TABLE,
  type CategoryCode,
  type CategoryTarget,
  categoryTarget,
  type ListFilter,
} from '@/app/domain/games/game-categories';
import { searchable } from '../game-search';
import type { GameFilters } from '../games.queries';
import { LIST_TYPES, type LobbySearch } from './lobby-search';

/** Screens that list games: most categories, and football, which is a kind of sports. */
export type LobbyCode = Exclude<CategoryCode, 'LOTT' | 'ELOTT' | 'FEATURE'> | 'FOOTBALL';

/** Lists over several types of games, between which the player may choose (GAME-33). */
const MIXED: readonly LobbyCode[] = ['NEW', 'JL', 'RTG', 'JACKPOT', 'INHOUSE'];

type LobbyPath = CategoryTarget<Exclude<LobbyCode, 'HOT' | 'FOOTBALL'>>['to'] | '/m/hot-games' | '/m/fbGame';

export type Lobby = {
  path: LobbyPath;
  base: ListFilter;
  isMixed: boolean;
  /** Whose banners stand at its head. */
  banners?: BannerGroup;
};

/** Categories that banners are made for (ENT-41 to ENT-45, ENT-50). */
const BANNERS: Partial<Record<LobbyCode, BannerGroup>> = {
  RNG: 'm_rng',
  SPORTS: 'm_sports',
  PVP: 'm_pvp',
  LIVE: 'm_live',
  FISH: 'm_fish',
};

/** The address and the games of a lobby. */
export function lobbyOf(code: LobbyCode): Lobby {
  if (code === 'FOOTBALL') {
    const base = { gameType: 'SPORTS', gameClassify: 'Football' } as const;
    return { path: '/m/fbGame', base, isMixed: false };
  }
  const path = code === 'HOT' ? '/m/hot-games' : categoryTarget(code).to;
  const { filter } = CATEGORY_TABLE[code];
  const banners = BANNERS[code];
  return { path, base: filter ?? {}, isMixed: MIXED.includes(code), ...(banners && { banners }) };
}

/** The filters of the list call: the lobby's own, and where it leaves room those of the address (GAME-49, GAME-50). */
export function filtersOf(code: LobbyCode, search: LobbySearch): GameFilters {
  const { base, isMixed } = lobbyOf(code);
  const gameName = searchable(search.q);
  const { vendor, gameClassify } = search;
  return definedOf({
    gameType: base.gameType ?? (isMixed ? search.gameType : undefined),
    vassalage: base.vassalage ?? vendor,
    gameClassify: base.gameClassify ?? gameClassify,
    gameName: gameName || undefined,
    sort: search.sort,
  });
}

/** The type whose kinds a lobby offers; none where its games are of one kind already. */
export function kindsTypeOf(code: LobbyCode, search: LobbySearch): string | undefined {
  const { base, isMixed } = lobbyOf(code);
  if (base.gameClassify) return undefined;
  return base.gameType ?? (isMixed ? search.gameType : undefined);
}

/** The categories whose vendors a lobby offers; none where it belongs to one vendor. */
export function vendorCategoriesOf(code: LobbyCode, search: LobbySearch): readonly CategoryCode[] {
  const { base, isMixed } = lobbyOf(code);
  if (base.vassalage || code === 'HOT') return [];
  if (isMixed) return search.gameType ? [search.gameType] : LIST_TYPES;
  return code === 'FOOTBALL' ? ['SPORTS'] : [code];
}

/** The item of the rail that a lobby belongs to: slots with bought features are a category of their own (GAME-23). */
export function railItemOf(code: LobbyCode, search: LobbySearch): CategoryCode {
  if (code === 'FOOTBALL') return 'SPORTS';
  return code === 'RNG' && search.gameClassify === 'FeatureBuy' ? 'FEATURE' : code;
}

/** Without what is undefined, so that the same list has the same key wherever it is asked for. */
function definedOf(filters: GameFilters): GameFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
