import type { GameCategory, GameType } from '../../../contracts/games/game-categories';

/** A category that has games of its own; ALL is none. */
export type CategoryCode = Exclude<GameCategory, 'ALL'>;

/** What a list of games is narrowed to, as the list call takes it (GAME-49, GAME-50). */
export type ListFilter = {
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
};

type Category = {
  /** The motif of its tile. */
  motif: string;
  /** Its games; null for those of the hot call. */
  filter: ListFilter | null;
};

/** Motifs and games of the categories, in the order of the rail where the gateway gives none. */
export const CATEGORY_TABLE: Record<CategoryCode, Category> = {
  HOT: { motif: 'rng-lantern', filter: null },
  RNG: { motif: 'rng-seven', filter: { gameType: 'RNG' } },
  FISH: { motif: 'fish-fish', filter: { gameType: 'FISH' } },
  LIVE: { motif: 'live-roulette', filter: { gameType: 'LIVE' } },
  SPORTS: { motif: 'sports-football', filter: { gameType: 'SPORTS' } },
  COCKFIGHT: {
    motif: 'cockfight-rooster',
    filter: { gameType: 'COCKFIGHT' },
  },
  ESPORTS: { motif: 'esports-pad', filter: { gameType: 'ESPORTS' } },
  PVP: { motif: 'pvp-cards', filter: { gameType: 'PVP' } },
  LOTT: { motif: 'lott-balls', filter: { gameType: 'LOTT' } },
  ELOTT: { motif: 'lott-fast', filter: { gameType: 'ELOTT' } },
  BINGO: { motif: 'lott-ticket', filter: { gameType: 'BINGO' } },
  NEW: { motif: 'rng-clover', filter: { gameClassify: 'New' } },
  JACKPOT: { motif: 'rng-pot', filter: { gameClassify: 'Jackpot' } },
  INHOUSE: { motif: 'rng-drum', filter: { gameClassify: 'InHouse' } },
  FEATURE: {
    motif: 'rng-gem',
    filter: { gameType: 'RNG', gameClassify: 'FeatureBuy' },
  },
  JL: { motif: 'rng-crown', filter: { vassalage: 'JILI' } },
  RTG: { motif: 'rng-phoenix', filter: { vassalage: 'RTG' } },
};

/** Where the codes of the category table lead; some are no category of games (GAME-01 to GAME-23). */
const TARGETS = {
  HOME: '/m/home',
  LIVE: '/m/live-games',
  RNG: '/m/slot-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games',
  FISH: '/m/fish-games',
  PVP: '/m/pvp-games',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
  HOT: '/m/search',
  SEARCH: '/m/search',
  RECENT: '/m/search?dataType=RECENT',
  FAV: '/m/search?dataType=FAV',
  INHOUSE: '/m/inHouse',
  COCKFIGHT: '/m/cockfight',
  NEW: '/m/new-games',
  JL: '/m/jili-games',
  RTG: '/m/rtg-games',
  PROMO: '/m/activity',
  HELP: '/m/help',
  JACKPOT: '/m/jackpots',
  BINGO: '/m/bingo',
  FEATURE: '/m/slot-games?gameClassify=FeatureBuy',
};

export type TargetCode = keyof typeof TARGETS;
export type Target = { to: string; search: Record<string, string> };

/** Where a code of the category table leads, path and search apart. */
export function categoryTarget(code: TargetCode): Target {
  const [to = '', query] = TARGETS[code].split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}

/** Whether the code names a category with games, as gateways and addresses write it. */
export function isCategory(code: unknown): code is CategoryCode {
  return typeof code === 'string' && Object.hasOwn(CATEGORY_TABLE, code);
}
