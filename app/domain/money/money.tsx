import type { MinorUnits } from '@/contracts/shared/minor-units';
import { useLocale } from '../../locale/locale';
import { useSite } from '../../session/site.queries';
import { type MoneyParts, moneyParts } from './format-money';
import styles from './money.module.css';

type Props = {
  amount: MinorUnits;
  signed?: boolean;
  /**
   * Shown in its place and by the same elements, with a name that is read out. Without a text the amount keeps its
   * place unseen; what shimmers is on its way.
   */
  instead?: { text?: string | undefined; label: string; shimmers?: boolean } | undefined;
};

/**
 * An amount of minor units in the site's currency; decimals and sign are set smaller, as one readable text. It runs
 * from left to right in every language, and `data-length` lets a narrow place set a long one smaller. A signed one says
 * that it came in, too.
 */
export function Money({ amount, signed = false, instead }: Props) {
  useLocale();
  const parts = moneyParts(amount, useSite().currency);
  const { sign, whole, decimals, symbol } = parts;
  const before = signed && amount > 0 ? '+' : sign;
  return (
    <bdi
      className={instead?.shimmers ? `${styles.money} ${styles.shimmer}` : styles.money}
      dir="ltr"
      translate="no"
      data-length={instead?.text ? undefined : lengthOf(parts)}
      {...(instead && { role: 'img', 'aria-label': instead.label })}
    >
      {instead?.text ?? before + whole}
      <span className={styles.minor}>{!instead?.text && `${decimals}\u00a0${symbol}`}</span>
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
