import { useQuery } from '@tanstack/react-query';
import { Money } from '@/app/domain/money/money';
import { m } from '@/app/paraglide/messages.js';
import { Skeleton } from '@/app/ui/skeleton';
import { staleClass } from '@/app/ui/stale';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { type RecordFilter, summaryQuery } from './record.queries';
import styles from './record-totals.module.css';

type Props = { filter: RecordFilter /** Days of the range. */; days: number };

/**
 * What went in, out, was bet and won over the range, and net deposits with what they are (RTS 1C, MONEY-13). Without an
 * answer it stays away: the list below says what is the matter.
 */
export function RecordTotals({ filter, days }: Props) {
  const { data, isPending, isPlaceholderData } = useQuery(summaryQuery(filter));
  if (isPending) return <Skeleton className={styles.pending} />;
  if (!data) return null;
  const { deposited, withdrawn, bet, won, netDeposits } = data;
  return (
    <section
      className={staleClass(isPlaceholderData, styles.totals)}
      aria-label={m.record_totals()}
      aria-busy={isPlaceholderData}
    >
      <dl className={styles.sums}>
        <Sum name={m.record_deposited()} amount={deposited} />
        <Sum name={m.record_withdrawn()} amount={negative(withdrawn)} />
        <Sum name={m.record_bet()} amount={negative(bet)} />
        <Sum name={m.record_won()} amount={won} />
      </dl>
      <dl className={styles.net}>
        <dt>
          <span className={styles.netName}>{m.record_net({ count: days })}</span>
          <span className={styles.definition}>{m.record_net_definition()}</span>
        </dt>
        <dd className={styles.netAmount}>
          <Money amount={netDeposits} />
        </dd>
      </dl>
    </section>
  );
}

function Sum({ name, amount }: { name: string; amount: MinorUnits }) {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd data-in={amount > 0 ? '' : undefined}>
        <Money amount={amount} signed />
      </dd>
    </div>
  );
}

/** As it left the wallet; zero has no sign. */
const negative = (amount: MinorUnits): MinorUnits => (0 - amount) as MinorUnits;
