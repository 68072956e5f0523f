import { useScreenExists } from '../../../lib/screen-exists';
import { m } from '../../../paraglide/messages.js';
import { ChipStrip } from '../../../ui/chips';
import { CATEGORIES, type CategoryCode, categoryTarget, type Target } from '../category-table';
import { ChipLink } from '../chips';
import { wordOf } from '../game-search';
import { vendorName } from '../vendor-name';
import type { Suggestions } from './suggestions';

type Props = { label: string; suggestions: Suggestions; onPick?: () => void };

/** Categories and vendors that a text means, each a way to its games. */
export function SuggestionChips({ label, suggestions: { categories, vendors }, onPick }: Props) {
  const exists = useScreenExists();
  const shown = categories.map((code) => ({ code, ...targetOf(code) })).filter(({ to }) => exists(to));
  if (shown.length + vendors.length === 0) return null;
  return (
    <ChipStrip label={label}>
      {shown.map(({ code, to, search }) => (
        <ChipLink key={code} to={to} search={search} {...(onPick && { onClick: onPick })}>
          <img src={`/art/motifs/${CATEGORIES[code].motif}.svg`} alt="" width="20" height="20" />
          {CATEGORIES[code].label()}
        </ChipLink>
      ))}
      {vendors.map((vendor) => (
        <ChipLink
          key={vendor}
          to="/m/search"
          search={{ vendor: wordOf(vendor) }}
          label={m.search_vendor_games({ vendor: vendorName(vendor) })}
          {...(onPick && { onClick: onPick })}
        >
          <bdi>{vendorName(vendor)}</bdi>
        </ChipLink>
      ))}
    </ChipStrip>
  );
}

function targetOf(code: CategoryCode): Target {
  return code === 'HOT' ? { to: '/m/search', search: { dataType: 'HOT' } } : categoryTarget(code);
}
