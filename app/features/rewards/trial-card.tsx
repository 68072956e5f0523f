import { Link } from '@tanstack/react-router';
import { TrialCard as Card } from '../../domain/member/trial-card';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';

/** Stands for rewards and tasks, which users on trial do not have (ROLE-29, ROLE-30). */
export function TrialCard() {
  return (
    <Card title={m.rewards_trial_title()}>
      <Link to="/m/activity" className={buttonClass('text')}>
        {m.rewards_to_promotions()}
      </Link>
    </Card>
  );
}
