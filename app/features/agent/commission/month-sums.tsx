import { useQuery } from '@tanstack/react-query';
import { Money } from '@/app/domain/money/money';
import { ShortAmount } from '@/app/domain/money/short-amount';
import { clockTime, writtenDay } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Skeleton } from '@/app/ui/skeleton';
import { staleClass } from '@/app/ui/stale';
import { Tag } from '@/app/ui/tag';
import type { DateRange } from '@/contracts/shared/days';
import styles from './month-sums.module.css';
import { settlementName } from './settlement-words';
import { settlementSumsQuery } from './settlements.queries';

type Props = { range: DateRange; today: string };

/** What a month came to, by kind, and estimates of what is not settled. Without an answer it stays away: the list says what is the matter. */
export function MonthSums({ range, today }: Props) {
  const { timeZone } = useSite();
  const { data, isPending, isPlaceholderData: isStale } = useQuery(settlementSumsQuery(range));
  if (isPending) return <Skeleton className={styles.pending} />;
  if (!data) return null;
  return (
    <section className={staleClass(isStale, styles.sums)} aria-labelledby="month-sums" aria-busy={isStale}>
      <h2 id="month-sums" className={styles.name}>
        {m.settlement_paid()}
      </h2>
      <p className={styles.total}>
        <Money amount={data.total} />
      </p>
      <dl className={styles.kinds}>
        {data.kinds.map(({ kind, settlements, gross, paidDown, deductions, amount }) => (
          <div key={kind} className={styles.kind}>
            <dt>
              <span>{settlementName(kind)}</span>
              <span className={styles.note}>
                <span>{m.settlement_count({ count: formatCount(settlements) })}</span>
                {paidDown > 0 && (
                  <>
                    <span>{` · ${m.settlement_gross()} `}</span>
                    <ShortAmount amount={gross} />
                    <span>{` · ${m.settlement_down()} `}</span>
                    <ShortAmount amount={paidDown} />
                  </>
                )}
                {deductions !== 0 && (
                  <>
                    <span>{` · ${m.settlement_deductions()} `}</span>
                    <ShortAmount amount={deductions} />
                  </>
                )}
              </span>
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {data.pending.map(({ day, turnover, players, commission, updatedAt }) => (
          <div key={day} className={styles.kind}>
            <dt>
              <span>{`${m.settlement_pending_of({ day: writtenDay(day, today) })} `}</span>
              <Tag tone="info">{m.settlement_estimate()}</Tag>
              <span className={styles.note}>
                <span>{`${m.agent_turnover()} `}</span>
                <ShortAmount amount={turnover} />
                <span>{` · ${m.settlement_active({ count: formatCount(players) })} · ${m.agent_as_of({ time: clockTime(updatedAt, timeZone) })}`}</span>
              </span>
            </dt>
            <dd>
              <Money amount={commission} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
