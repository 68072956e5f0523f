import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';

/** Stands for a screen that moves money, or what leads to it, of a member on trial (MONEY-20, ROLE-29, ROLE-30). */
export function TrialCard({ title }: { title: string }) {
  return (
    <StateCard kind="empty" title={title} text={m.error_actual_account()}>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.hd_home()}
      </Link>
    </StateCard>
  );
}
