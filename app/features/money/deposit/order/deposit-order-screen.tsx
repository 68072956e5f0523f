import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOrderWatch } from '@/app/domain/money/use-order-watch';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { hasMoney } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import { ActualAccountCard } from '../../actual-account-card';
import { useNoteWayBack } from '../came-from';
import { depositQuery } from '../deposit.queries';
import styles from './deposit-order-screen.module.css';
import { EndedOrder } from './ended-order';
import { isLate, isOver, isWaiting } from './order-state';
import { WaitingOrder } from './waiting-order';

/** `/m/voucherCenter/<number>`: an order, which turns by itself until it is over (MONEY-02, MONEY-03, MONEY-20). */
export function DepositOrderScreen({ orderNo }: { orderNo: string }) {
  useLocale();
  useNoteWayBack();
  const isBarred = !hasMoney(useSession());
  const order = useQuery({ ...depositQuery(orderNo), enabled: !isBarred });
  if (isBarred) return <ActualAccountCard />;
  return (
    <Loaded
      query={order}
      pending={<Pending />}
      failed={{ title: m.deposit_order_failed_title(), text: m.deposit_order_failed_text() }}
      instead={(error) => isUnknown(error) && <UnknownOrder />}
    >
      {() => <WatchedOrder key={orderNo} orderNo={orderNo} />}
    </Loaded>
  );
}

function UnknownOrder() {
  return (
    <StateCard kind="empty" title={m.deposit_unknown_title()} text={m.deposit_unknown_text()}>
      <Link to="/m/voucherCenter" className={buttonClass('tonal')}>
        {m.deposit_to_all()}
      </Link>
    </StateCard>
  );
}

function WatchedOrder({ orderNo }: { orderNo: string }) {
  const watch = useOrderWatch(depositQuery(orderNo), {
    isOver,
    isLate,
    moved: ({ credited }) => credited,
  });
  const { order } = watch;
  return (
    <div className={styles.screen}>
      {isWaiting(order) ? <WaitingOrder {...watch} /> : <EndedOrder order={order} />}
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true" data-later="">
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
