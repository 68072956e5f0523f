import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button';
import { StateCard } from '../../../ui/state-card';

/** Stands for a screen of the security centre, which a trial has nothing to secure in (ROLE-29, ROLE-30). */
export function TrialCard() {
  return (
    <StateCard kind="empty" title={m.member_trial()} text={m.error_actual_account()}>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.hd_home()}
      </Link>
    </StateCard>
  );
}
