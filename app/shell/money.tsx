import { moneyParts } from '../lib/money';
import { useSite } from '../session/site.queries';
import styles from './money.module.css';

/** An amount in the site's currency; decimals and sign are set smaller, as one readable text. */
export function Money({ amount }: { amount: number }) {
  const { sign, whole, decimals, symbol } = moneyParts(amount, useSite().currency);
  return (
    <span className={styles.money}>
      {sign}
      {whole}
      <span className={styles.minor}>
        {decimals}
        {'\u00a0'}
        {symbol}
      </span>
    </span>
  );
}
