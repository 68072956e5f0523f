import { m } from '../../paraglide/messages.js';
import { type CategoryCode, isCategory } from './game-categories';

const NAMES: Record<CategoryCode, () => string> = {
  HOT: m.game_category_hot,
  RNG: m.game_category_rng,
  FISH: m.game_category_fish,
  LIVE: m.game_category_live,
  SPORTS: m.game_category_sports,
  COCKFIGHT: m.game_category_cockfight,
  ESPORTS: m.game_category_esports,
  PVP: m.game_category_pvp,
  LOTT: m.game_category_lott,
  ELOTT: m.game_category_elott,
  BINGO: m.game_category_bingo,
  NEW: m.game_category_new,
  JACKPOT: m.game_category_jackpot,
  INHOUSE: m.game_category_inhouse,
  FEATURE: m.game_category_feature,
  JL: m.game_category_jl,
  RTG: m.game_category_rtg,
};

/** Name of a category of games in the page's language. */
export function categoryName(category: CategoryCode): string {
  return NAMES[category]();
}

/** The games whose bets count for a condition: every one, or those of one kind; a kind unknown here by its code. */
export function gamesThatCount(gameType: string | null): string {
  if (gameType === null) return m.rewards_fact_all_games();
  return isCategory(gameType) ? categoryName(gameType) : gameType;
}
