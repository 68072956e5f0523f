import { linkOptions } from '@tanstack/react-router';
import type { CategoryTarget } from '@/app/domain/games/game-categories';
import { vendorName } from '@/app/domain/games/vendor-name';
import { m } from '@/app/paraglide/messages.js';
import { ChipStrip } from '@/app/ui/chips';
import { ChipLink } from '../chips';
import type { LotteryKind } from './lottery.queries';

type Props = {
  path: CategoryTarget<LotteryKind>['to'];
  vendors: readonly string[];
  chosen: string | undefined;
};

/** The vendors of the lotteries, one at a time; a chosen one takes itself back (GAME-42, GAME-104). */
export function VendorChips({ path, vendors, chosen }: Props) {
  const offered = [...new Set(chosen === undefined ? vendors : [...vendors, chosen])];
  if (offered.length < 2 && chosen === undefined) return null;
  return (
    <ChipStrip label={m.lobby_filters_label()}>
      <ChipLink link={linkOptions({ to: path, search: {} })} on={chosen === undefined} stays>
        {m.lobby_all()}
      </ChipLink>
      {offered.map((vendor) => {
        const on = vendor === chosen;
        return (
          <ChipLink key={vendor} link={linkOptions({ to: path, search: on ? {} : { vendor } })} on={on} stays>
            <bdi translate="no">{vendorName(vendor)}</bdi>
          </ChipLink>
        );
      })}
    </ChipStrip>
  );
}
