import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { Icon } from '../../ui/icon';
import { iconLink } from '../../ui/icon-button';
import type { RewardsSearch } from './rewards.search';

/** Stands in the header of the reward centre: how rewards work (REWARD-01). */
export function InfoLink({ search }: { search: RewardsSearch }) {
  useLocale();
  const session = useSession();
  if (!session || isTrial(session)) return <span />;
  return (
    <Link
      to="/m/rewardCenter"
      search={{ ...search, sheet: 'info' }}
      state={{ openedHere: true }}
      resetScroll={false}
      viewTransition={false}
      className={iconLink}
      aria-label={m.rewards_info()}
    >
      <Icon name="info" size={24} />
    </Link>
  );
}
