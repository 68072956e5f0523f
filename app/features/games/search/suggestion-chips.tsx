import { linkOptions } from '@tanstack/react-router';
import { categoryName } from '@/app/domain/games/category-names';
import { CATEGORY_TABLE, type CategoryCode, categoryTarget } from '@/app/domain/games/game-categories';
import { vendorName } from '@/app/domain/games/vendor-name';
import type { LinkTarget } from '@/app/lib/links/link-target';
import { m } from '@/app/paraglide/messages.js';
import { ChipStrip } from '@/app/ui/chips';
import { Motif } from '@/app/ui/motif';
import { ChipLink } from '../chips';
import type { Suggestions } from './suggestions';

type Props = { label: string; suggestions: Suggestions };

/** Categories and vendors that a text means, each a way to its games. */
export function SuggestionChips({ label, suggestions: { categories, vendors } }: Props) {
  if (categories.length + vendors.length === 0) return null;
  return (
    <ChipStrip label={label}>
      {categories.map((code) => (
        <ChipLink key={code} link={targetOf(code)}>
          <Motif name={CATEGORY_TABLE[code].motif} size={20} />
          <span>{categoryName(code)}</span>
        </ChipLink>
      ))}
      {vendors.map((vendor) => (
        <ChipLink
          key={vendor}
          link={linkOptions({ to: '/m/search', search: { vendor } })}
          label={m.search_vendor_games({ vendor: vendorName(vendor) })}
        >
          <bdi translate="no">{vendorName(vendor)}</bdi>
        </ChipLink>
      ))}
    </ChipStrip>
  );
}

function targetOf(code: CategoryCode): LinkTarget {
  return code === 'HOT'
    ? linkOptions({ to: '/m/search', search: { dataType: 'HOT' } })
    : categoryTarget(code);
}
