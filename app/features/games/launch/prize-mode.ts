import type { PRIZE_MODES } from '@/contracts/games/launch-game';
import type { VendorSorting } from '@/contracts/games/menus';

export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Vendors whose place among the electronic lotteries decides (LAUNCH-21, LAUNCH-22). */
const DECIDING: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * How prizes of a lottery count: electronic while one of the deciding vendors is sorted among the electronic
 * lotteries, and until the sorting is known; else plain. ZY is never chosen (LAUNCH-21 to LAUNCH-26).
 */
export function prizeModeOf(sorting: VendorSorting | undefined): PrizeMode {
  if (!sorting) return 'Elott';
  const electronic = sorting
    .filter(({ gameCategory }) => gameCategory === 'ELOTT')
    .flatMap(({ vendorNames }) => vendorNames);
  return electronic.some(({ accountTypeName }) => DECIDING.includes(accountTypeName)) ? 'Elott' : 'Lott';
}
