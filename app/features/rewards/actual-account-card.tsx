import { Link } from '@tanstack/react-router';
import { FreeAccountCard } from '../../domain/member/free-account-card';
import { TrialCard } from '../../domain/member/trial-card';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { buttonClass } from '../../ui/button';

/** Stands for rewards and tasks, which users on trial and free accounts do not have (ROLE-29, ROLE-30, ROLE-39). */
export function ActualAccountCard() {
  const title = m.rewards_trial_title();
  if (!isTrial(useSession())) return <FreeAccountCard title={title} />;
  return (
    <TrialCard title={title}>
      <Link to="/m/activity" className={buttonClass('text')}>
        {m.rewards_to_promotions()}
      </Link>
    </TrialCard>
  );
}
