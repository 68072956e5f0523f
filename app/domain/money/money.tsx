import type { MinorUnits } from '../../../contracts/shared/minor-units';
import { useSite } from '../../session/site.queries';
import { type MoneyParts, moneyParts } from './format-money';
import styles from './money.module.css';

/**
 * An amount of minor units in the site's currency; decimals and sign are set smaller, as one readable text. It runs from left to
 * right in every language, and `data-length` lets a narrow place set a long one smaller. A signed one says that it came in, too.
 */
export function Money({ amount, signed = false }: { amount: MinorUnits; signed?: boolean }) {
  const parts = moneyParts(amount, useSite().currency);
  const { sign, whole, decimals, symbol } = parts;
  return (
    <bdi className={styles.money} dir="ltr" data-length={lengthOf(parts)}>
      {signed && amount > 0 ? '+' : sign}
      {whole}
      <span className={styles.minor}>
        {decimals}
        {'\u00a0'}
        {symbol}
      </span>
    </bdi>
  );
}

/** Up to 9 digits and a short symbol are of usual length; then to 12 digits, to 15, and beyond. */
function lengthOf({ sign, whole, symbol }: MoneyParts) {
  const characters = sign.length + whole.length + symbol.length;
  if (characters <= 12) return undefined;
  if (characters <= 16) return 'long';
  return characters <= 20 ? 'longer' : 'longest';
}
