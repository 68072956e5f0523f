import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';

/** Stands for a screen of money or rewards that a free account does not have, with the way to customer service (FOOT-14, ROLE-39). */
export function FreeAccountCard({ title }: { title: string }) {
  return (
    <StateCard kind="empty" title={title} text={m.free_reject()}>
      <Link to="/m/support" className={buttonClass('tonal')}>
        {m.tracker_support()}
      </Link>
    </StateCard>
  );
}
