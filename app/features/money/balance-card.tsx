import { Money } from '@/app/domain/money/money';
import type { Elements } from '@/app/ui/elements';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './balance-card.module.css';

/** Class of two things side by side, the second below the first where both do not fit. */
export const balanceRow = styles.row;

type Props = {
  title: string;
  amount: MinorUnits;
  /** What there is in all, as a sentence. */
  total: string;
  /** What belongs to it. */
  children: Elements;
};

/** An amount of the member's, with what there is in all. */
export const BalanceCard = ({ title, amount, total, children }: Props) => (
  <section className={styles.card}>
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.total}>{total}</p>
    </div>
    <p className={styles.amount}>
      <Money amount={amount} />
    </p>
    {children}
  </section>
);
