import { Link } from '@tanstack/react-router';
import { Money } from '@/app/domain/money/money';
import { dayAndTime } from '@/app/lib/time/dates';
import { List } from '@/app/lists/list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { StateCard } from '@/app/ui/state-card';
import { Tag } from '@/app/ui/tag';
import type { DateRange } from '@/contracts/shared/days';
import type { RecordSearch } from '../record.search';
import styles from './lottery-orders.module.css';
import { OpenedOrder } from './order-sheet';
import { type LotteryOrder, ordersPage, ordersQuery } from './orders.queries';

type Props = { range: DateRange; search: RecordSearch };

/** The member's lottery orders, all tickets for one draw each; one opens with its tickets (MONEY-14, MONEY-17). */
export function LotteryOrders({ range, search }: Props) {
  const list = useList(ordersQuery(range), ordersPage);
  useKeptPlace(list);
  return (
    <>
      <List
        list={list}
        words={{
          failed: { title: m.orders_failed_title(), text: m.record_failed_text() },
          more: m.record_more_unknown(),
          moreFailed: m.record_more_failed(),
        }}
        pending={<PendingRows count={5} />}
        empty={
          <StateCard kind="empty" title={m.orders_empty_title()} text={m.orders_empty_text()}>
            <Link to="/m/lott" className={styles.play}>
              {m.orders_play()}
            </Link>
          </StateCard>
        }
        aria-label={m.record_tab_lottery()}
      >
        {(order) => <OrderRow order={order} search={search} />}
      </List>
      <OpenedOrder search={search} />
    </>
  );
}

function OrderRow({ order, search }: { order: LotteryOrder; search: RecordSearch }) {
  const { timeZone } = useSite();
  const { orderId, gameName, numero, at, stake, win, subOrders, open } = order;
  return (
    <Link
      to="/m/transaction/record"
      search={{ ...search, order: orderId }}
      state={{ openedHere: true }}
      resetScroll={false}
      viewTransition={false}
      className={styles.order}
    >
      <span className={styles.name}>
        <bdi translate="no">{gameName}</bdi>
      </span>
      <span className={styles.state}>
        <Tag tone={open > 0 ? 'info' : win > 0 ? 'positive' : 'neutral'}>
          {open > 0 ? m.order_open({ count: open }) : win > 0 ? m.round_won() : m.order_over()}
        </Tag>
      </span>
      <span className={styles.about}>
        <span>{`${m.order_draw({ numero })} · ${m.order_tickets({ count: subOrders })}`}</span>
        <br />
        <span>{dayAndTime(at, timeZone)}</span>
      </span>
      <span className={styles.money}>
        <Money amount={stake} />
        {win > 0 && (
          <span className={styles.win}>
            <Money amount={win} signed />
          </span>
        )}
      </span>
    </Link>
  );
}
