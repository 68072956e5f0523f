import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { GuardedLink } from './guarded-link';
import styles from './money-ways.module.css';
import { TrialWays } from './trial-ways';

/**
 * The ways to put money in and to take it out, below a balance (MENU-09, MENU-10, MEMB-09, MEMB-13); on trial those of
 * the trial.
 */
export function MoneyWays() {
  if (isTrial(useSession())) return <TrialWays />;
  return (
    <div className={styles.ways}>
      <GuardedLink to="/m/voucherCenter" className={buttonClass('primary')}>
        <Icon name="deposit" />
        <span>{m.menu_deposit()}</span>
      </GuardedLink>
      <GuardedLink to="/m/withdraw" className={buttonClass('secondary')}>
        <Icon name="withdraw" />
        <span>{m.menu_withdraw()}</span>
      </GuardedLink>
    </div>
  );
}
