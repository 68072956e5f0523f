import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';

type Props = {
  /** The lobby's own address, without filters. */
  path: RoutePath;
  isFiltered: boolean;
};

/** A lobby without games: the way out leads to the same without filters, or home where there are none. */
export function NoGames({ path, isFiltered }: Props) {
  return (
    <StateCard
      kind="empty"
      title={m.lobby_empty_title()}
      text={isFiltered ? m.lobby_empty_filtered() : m.lobby_empty_text()}
    >
      <Link to={isFiltered ? path : '/m/home'} className={buttonClass('tonal')} resetScroll={!isFiltered}>
        {isFiltered ? m.lobby_clear_filters() : m.lobby_empty_action()}
      </Link>
    </StateCard>
  );
}
