import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';

/** Stands for a money screen that users on trial do not have (ROLE-29, ROLE-30, MONEY-20). */
export function ActualAccountCard() {
  return (
    <StateCard kind="empty" title={m.money_trial_title()} text={m.error_actual_account()}>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.hd_home()}
      </Link>
    </StateCard>
  );
}
