import { linkOptions } from '@tanstack/react-router';
import { categoryName } from '@/app/domain/games/category-names';
import { m } from '@/app/paraglide/messages.js';
import { ChipStrip } from '@/app/ui/chips';
import type { GameType } from '@/contracts/games/game-categories';
import { ChipLink } from '../chips';

const SHOWN = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BINGO',
] as const;

/** The recent games of which type: slots unless another is chosen (GAME-71). */
export function RecentTypes({ current }: { current: GameType }) {
  return (
    <ChipStrip label={m.search_recent_types_label()}>
      {SHOWN.map((category) => (
        <ChipLink
          key={category}
          link={linkOptions({ to: '/m/search', search: { dataType: 'RECENT', category } })}
          on={category === current}
          stays
        >
          {categoryName(category)}
        </ChipLink>
      ))}
    </ChipStrip>
  );
}
