import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { GuardedLink } from './guarded-link';
import styles from './money-ways.module.css';

/** The ways to put money in and to take it out, below a balance (MENU-09, MENU-10, MEMB-09, MEMB-13). */
export function MoneyWays() {
  return (
    <div className={styles.ways}>
      <GuardedLink to="/m/voucherCenter" className={buttonClass('primary')}>
        <Icon name="deposit" />
        {m.menu_deposit()}
      </GuardedLink>
      <GuardedLink to="/m/withdraw" className={buttonClass('secondary')}>
        <Icon name="withdraw" />
        {m.menu_withdraw()}
      </GuardedLink>
    </div>
  );
}
