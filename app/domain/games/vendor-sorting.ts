import type { VendorSorting } from '@/contracts/games/menus';
import { CATEGORY_TABLE, type CategoryCode, isCategory } from './game-categories';

/** A category with its vendors, in the operator's order. */
export type SortedCategory = { category: CategoryCode; vendors: string[] };

/** Vendors below SPORTS that say no category of their own (GAME-37, GAME-38). */
const COCKFIGHT_VENDORS = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'];
const ESPORTS_VENDORS = ['IMES', 'TFG', 'AES'];
/** What SPORTS is split into, each right behind the one before (GAME-34 to GAME-36). */
const SPORTS_PARTS = ['SPORTS', 'COCKFIGHT', 'ESPORTS'] as const;
/** Selections over all vendors, which no vendor sorting needs to name. */
const SELECTIONS: readonly CategoryCode[] = ['NEW', 'JACKPOT'];
/** Categories of one vendor, shown while the vendor is there. */
const OF_ONE_VENDOR: readonly CategoryCode[] = ['JL', 'RTG'];

/**
 * The categories in the gateway's order with their vendors; E-sports and cockfight stand apart from SPORTS, right
 * behind it unless the gateway places them itself. Categories that the site does not know are left out.
 */
export function sortedCategories(sorting: VendorSorting): SortedCategory[] {
  const sorted = new Map<CategoryCode, Set<string>>();
  for (const { gameCategory, vendorNames } of sorting) {
    if (!isCategory(gameCategory)) continue;
    const parts = gameCategory === 'SPORTS' ? SPORTS_PARTS : [gameCategory];
    for (const part of parts) {
      const vendors = vendorNames.filter((vendor) => gameCategory !== 'SPORTS' || sportOf(vendor) === part);
      const isNamed = part === gameCategory || vendors.length > 0;
      if (!isNamed) continue;
      const known = sorted.get(part) ?? new Set();
      for (const { accountTypeName } of vendors) known.add(accountTypeName);
      sorted.set(part, known);
    }
  }
  return cockfightBehindSports([...sorted]).map(([category, vendors]) => ({
    category,
    vendors: [...vendors],
  }));
}

/**
 * The categories of the rail: HOT, then the gateway's, then what it did not place: new games, jackpots, and JILI and
 * RTG while they are among the vendors (GAME-41). Without the gateway's word all of the table.
 */
export function railCategories(sorting: VendorSorting | undefined): CategoryCode[] {
  if (!sorting) return Object.keys(CATEGORY_TABLE).filter(isCategory);
  const sorted = sortedCategories(sorting);
  const vendors = new Set(sorted.flatMap((one) => one.vendors));
  const ofVendors = OF_ONE_VENDOR.filter((code) => vendors.has(CATEGORY_TABLE[code].filter?.vassalage ?? ''));
  return [
    ...new Set<CategoryCode>(['HOT', ...sorted.map((one) => one.category), ...SELECTIONS, ...ofVendors]),
  ];
}

/** The vendors of a category; of one that spans several, those of all (GAME-42). */
export function vendorsOf(sorting: VendorSorting | undefined, categories: readonly CategoryCode[]): string[] {
  const sorted = sortedCategories(sorting ?? []).filter(({ category }) => categories.includes(category));
  return [...new Set(sorted.flatMap(({ vendors }) => vendors))];
}

type Vendor = VendorSorting[number]['vendorNames'][number];

function sportOf({ accountTypeName, gameCategory }: Vendor): string {
  const own = SPORTS_PARTS.find((part) => part === gameCategory);
  if (own) return own;
  if (COCKFIGHT_VENDORS.includes(accountTypeName)) return 'COCKFIGHT';
  return ESPORTS_VENDORS.includes(accountTypeName) ? 'ESPORTS' : 'SPORTS';
}

function cockfightBehindSports<Entry extends readonly [CategoryCode, unknown]>(entries: Entry[]): Entry[] {
  const cockfight = entries.find(([category]) => category === 'COCKFIGHT');
  const others = entries.filter((entry) => entry !== cockfight);
  const sports = others.findIndex(([category]) => category === 'SPORTS');
  if (!cockfight || sports < 0) return entries;
  return [...others.slice(0, sports + 1), cockfight, ...others.slice(sports + 1)];
}
