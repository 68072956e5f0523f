import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Money } from '@/app/domain/money/money';
import { useMoneyMark } from '@/app/domain/money/use-money-mark';
import { dayAndTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { SectionHeading } from '@/app/ui/section-head';
import { Tag } from '@/app/ui/tag';
import type { DepositKind, DepositState } from '@/contracts/deposit/deposit-order';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { depositsQuery } from './deposit.queries';
import { stateWord } from './deposit-words';
import { isWaiting } from './order/order-state';
import styles from './recent-deposits.module.css';

/** Orders in the list; the account record has them all. */
const SHOWN = 5;
/** Where the header's clock leads to. */
export const RECENT_ID = 'recent';
export const WAITING_ID = 'waiting';

/** The member's last orders, but for those that wait; nothing while there are none or they are unknown (MONEY-02). */
export function RecentDeposits() {
  const { data } = useQuery(depositsQuery());
  useMoneyMark(data?.map(({ orderNo, state }) => orderNo + state).join());
  const shown = data?.filter((order) => !isWaiting(order)).slice(0, SHOWN) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={RECENT_ID}>
      <SectionHeading id={RECENT_ID} title={m.deposit_recent()} />
      <Orders orders={shown} />
    </section>
  );
}

/** Orders that wait for the member's money, above all else: nobody pays twice for not having seen one (MONEY-02). */
export function WaitingDeposits() {
  const { data } = useQuery(depositsQuery());
  const shown = data?.filter(isWaiting) ?? [];
  if (shown.length === 0) return null;
  return (
    <section id={WAITING_ID} className={styles.recent} aria-label={m.deposit_waiting()}>
      <Orders orders={shown} />
    </section>
  );
}

type Order = {
  orderNo: string;
  kind: DepositKind;
  state: DepositState;
  channelName: string;
  amount: MinorUnits;
  createdAt: number;
};

function Orders({ orders }: { orders: readonly Order[] }) {
  const { timeZone } = useSite();
  return (
    <ul className={styles.list}>
      {orders.map((order) => {
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
  );
}
