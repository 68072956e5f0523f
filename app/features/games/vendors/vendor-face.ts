import type { CategoryCode } from '@/app/domain/games/game-categories';
import type { VendorSorting } from '@/contracts/games/menus';

type Vendor = VendorSorting[number]['vendorNames'][number];
/** A vendor's logo, and how many games it has in a category; neither where the gateway does not say. */
export type Face = Partial<Pick<Vendor, 'imageUrl' | 'gameCount'>>;

/** What the vendor sorting says of a vendor in a category; cockfight and E-sports stand below SPORTS (GAME-34, GAME-107). */
export function faceOf(sorting: VendorSorting, category: CategoryCode, vendor: string): Face {
  const named = sorting.flatMap(({ gameCategory: group, vendorNames }) =>
    vendorNames
      .filter(({ accountTypeName }) => accountTypeName === vendor)
      .map((one) => ({ ...one, category: one.gameCategory ?? group, group })),
  );
  const here = named.find((one) => one.category === category) ?? named.find((one) => one.group === category);
  return { imageUrl: (here ?? named[0])?.imageUrl, gameCount: here?.gameCount };
}
