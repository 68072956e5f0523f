import { m } from '../../../paraglide/messages.js';
import { ChipStrip } from '../../../ui/chips';
import { ChipLink } from '../chips';
import { wordOf } from '../game-search';
import { vendorName } from '../vendor-name';

type Props = { path: string; vendors: readonly string[]; chosen: string | undefined };

/** The vendors of the lotteries, one at a time; a chosen one takes itself back (GAME-42, GAME-104). */
export function VendorChips({ path, vendors, chosen }: Props) {
  const offered = [...new Set(chosen === undefined ? vendors : [...vendors, chosen])];
  if (offered.length < 2 && chosen === undefined) return null;
  return (
    <ChipStrip label={m.lobby_filters_label()}>
      <ChipLink to={path} search={{}} on={chosen === undefined} stays>
        {m.lobby_all()}
      </ChipLink>
      {offered.map((vendor) => {
        const on = vendor === chosen;
        return (
          <ChipLink key={vendor} to={path} search={on ? {} : { vendor: wordOf(vendor) }} on={on} stays>
            <bdi>{vendorName(vendor)}</bdi>
          </ChipLink>
        );
      })}
    </ChipStrip>
  );
}
