import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import styles from './deposit-part.module.css';
import { WaitingDeposit } from './waiting-deposit';

/** The way to put money in, below the balance on home, and the order that waits (MONEY-01, MONEY-02). */
export function DepositPart() {
  useLocale();
  return (
    <section className={styles.ways}>
      <Link to="/m/voucherCenter" className={buttonClass()}>
        <Icon name="deposit" />
        <span>{m.menu_deposit()}</span>
      </Link>
      <WaitingDeposit />
    </section>
  );
}
