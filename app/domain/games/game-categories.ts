import { linkOptions } from '@tanstack/react-router';
import type { GameCategory, GameType } from '@/contracts/games/game-categories';
import type { LinkTarget } from '../../lib/links/link-target';
import type { MotifName } from '../../ui/symbol-names';

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
  motif: MotifName;
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
  HOME: linkOptions({ to: '/m/home', search: {} }),
  LIVE: linkOptions({ to: '/m/live-games', search: {} }),
  RNG: linkOptions({ to: '/m/slot-games', search: {} }),
  SPORTS: linkOptions({ to: '/m/sport-games', search: {} }),
  ESPORTS: linkOptions({ to: '/m/esport-games', search: {} }),
  FISH: linkOptions({ to: '/m/fish-games', search: {} }),
  PVP: linkOptions({ to: '/m/pvp-games', search: {} }),
  LOTT: linkOptions({ to: '/m/lott', search: {} }),
  ELOTT: linkOptions({ to: '/m/elott', search: {} }),
  HOT: linkOptions({ to: '/m/search', search: {} }),
  SEARCH: linkOptions({ to: '/m/search', search: {} }),
  RECENT: linkOptions({ to: '/m/search', search: { dataType: 'RECENT' } }),
  FAV: linkOptions({ to: '/m/search', search: { dataType: 'FAV' } }),
  INHOUSE: linkOptions({ to: '/m/inHouse', search: {} }),
  COCKFIGHT: linkOptions({ to: '/m/cockfight', search: {} }),
  NEW: linkOptions({ to: '/m/new-games', search: {} }),
  JL: linkOptions({ to: '/m/jili-games', search: {} }),
  RTG: linkOptions({ to: '/m/rtg-games', search: {} }),
  PROMO: linkOptions({ to: '/m/activity', search: {} }),
  HELP: linkOptions({ to: '/m/help', search: {} }),
  JACKPOT: linkOptions({ to: '/m/jackpots', search: {} }),
  BINGO: linkOptions({ to: '/m/bingo', search: {} }),
  FEATURE: linkOptions({ to: '/m/slot-games', search: { gameClassify: 'FeatureBuy' } }),
} satisfies Record<CategoryCode, LinkTarget> & Record<string, LinkTarget>;

export type TargetCode = keyof typeof TARGETS;
/** Where a code of the category table leads. */
export type CategoryTarget<Code extends TargetCode = TargetCode> = (typeof TARGETS)[Code];

/** Where a code of the category table leads, as a link takes it. */
export function categoryTarget<Code extends TargetCode>(code: Code): CategoryTarget<Code> {
  return TARGETS[code];
}

/** Whether the code names a category with games, as gateways and addresses write it. */
export function isCategory(code: unknown): code is CategoryCode {
  return typeof code === 'string' && Object.hasOwn(CATEGORY_TABLE, code);
}
