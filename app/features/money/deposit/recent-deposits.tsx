import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Money } from '../../../domain/money/money';
import { useMoneyMark } from '../../../domain/money/use-money-mark';
import { dayAndTime } from '../../../lib/dates';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { Icon } from '../../../ui/icon';
import { SectionHeading } from '../../../ui/section-head';
import { Tag } from '../../../ui/tag';
import { depositsQuery } from './deposit.queries';
import { stateWord } from './deposit-words';
import styles from './recent-deposits.module.css';

/** Orders in the list; the account record has them all. */
const SHOWN = 5;
/** Where the header's clock leads to. */
export const RECENT_ID = 'recent';

/** The member's last orders, those that wait first among them; nothing while there are none or they are unknown (MONEY-02). */
export function RecentDeposits() {
  const { timeZone } = useSite();
  const { data } = useQuery(depositsQuery());
  useMoneyMark(data?.map(({ orderNo, state }) => orderNo + state).join());
  if (!data || data.length === 0) return null;
  const waits = (state: string) => Number(state === 'pending' || state === 'partlyPaid');
  const shown = [...data].sort((one, other) => waits(other.state) - waits(one.state)).slice(0, SHOWN);
  return (
    <section className={styles.recent} aria-labelledby={RECENT_ID}>
      <SectionHeading id={RECENT_ID} title={m.deposit_recent()} />
      <ul className={styles.list}>
        {shown.map((order) => {
          const { orderNo, channelName, amount, createdAt } = order;
          const { word, tone } = stateWord(order);
          return (
            <li key={orderNo}>
              <Link to="/m/voucherCenter/$orderNo" params={{ orderNo }} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.name}>{channelName}</span>
                  <span className={styles.note}>{dayAndTime(createdAt, timeZone)}</span>
                </span>
                <span className={styles.end}>
                  <strong>
                    <Money amount={amount} />
                  </strong>
                  <Tag tone={tone}>{word}</Tag>
                </span>
                <Icon name="next" size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
