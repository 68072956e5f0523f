import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';

/** Stands for rewards and tasks, which users on trial do not have (ROLE-29, ROLE-30). */
export function TrialCard() {
  return (
    <StateCard kind="empty" title={m.rewards_trial_title()} text={m.error_actual_account()}>
      <Link to="/m/activity" className={buttonClass('tonal')}>
        {m.rewards_to_promotions()}
      </Link>
    </StateCard>
  );
}
