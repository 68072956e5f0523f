import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Money } from '@/app/domain/money/money';
import { dayAndTime } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Loaded } from '@/app/shell/loaded';
import { Popup } from '@/app/ui/popup';
import { Skeleton } from '@/app/ui/skeleton';
import { GatewayError } from '@/contracts/errors';
import type { getOrder } from '@/contracts/lottery-orders/lottery-orders';
import type { ResponseOf } from '@/contracts/operation';
import type { RecordSearch } from '../record.search';
import { RecordFact, RecordFacts } from '../record-facts';
import styles from './order-sheet.module.css';
import { orderQuery } from './orders.queries';
import { TicketRow } from './ticket-row';
import { useCancelTicket } from './use-cancel-ticket';

type Detail = ResponseOf<typeof getOrder>;

/** The sheet of the order that the address names. */
export function OpenedOrder({ search }: { search: RecordSearch }) {
  const router = useRouter();
  const { order, ...rest } = search;
  if (order === undefined) return null;
  const close = () => {
    if (router.state.location.state.openedHere) return router.history.back();
    void router.navigate({ to: '/m/transaction/record', search: rest, replace: true, resetScroll: false });
  };
  return <OrderSheet orderId={order} onClose={close} />;
}

/** One order: its draw, the result once there is one, and its tickets (MONEY-15, MONEY-16). */
function OrderSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  useLocale();
  const order = useQuery(orderQuery(orderId));
  const { cancel, cancelling } = useCancelTicket();
  return (
    <Popup
      shape="sheet"
      title={order.data?.gameName ?? m.order_title()}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={cancelling === undefined}
    >
      <Loaded
        query={order}
        pending={<Skeleton className={styles.pending} />}
        failed={(error) => ({
          title: m.order_failed(),
          text: error instanceof GatewayError ? errorMessage(error.code) : m.error_system(),
        })}
      >
        {(order) => <Details order={order} cancelling={cancelling} onCancel={(id) => void cancel(id)} />}
      </Loaded>
    </Popup>
  );
}

type DetailsProps = { order: Detail; cancelling: string | undefined; onCancel: (id: string) => void };

function Details({ order, cancelling, onCancel }: DetailsProps) {
  const { timeZone } = useSite();
  const [asked, setAsked] = useState<string>();
  const { numero, drawTime, result, stake, win, tickets } = order;
  return (
    <div className={styles.order}>
      <RecordFacts>
        <RecordFact name={m.order_draw_label()}>
          <span translate="no">{numero}</span>
        </RecordFact>
        <RecordFact name={m.order_draw_time()}>{dayAndTime(drawTime, timeZone)}</RecordFact>
        <RecordFact name={m.order_result()}>
          {result ? (
            <span className={styles.result} translate="no">
              {result}
            </span>
          ) : (
            m.order_no_result()
          )}
        </RecordFact>
        <RecordFact name={m.round_stake()}>
          <Money amount={stake} />
        </RecordFact>
        <RecordFact name={m.round_payout()}>
          <Money amount={win} />
        </RecordFact>
      </RecordFacts>
      <ul className={styles.tickets} aria-label={m.order_tickets({ count: tickets.length })}>
        {tickets.map((ticket) => (
          <li key={ticket.subOrderId}>
            <TicketRow
              ticket={ticket}
              isAsked={asked === ticket.subOrderId}
              isBusy={cancelling === ticket.subOrderId}
              onAsk={(isAsked) => setAsked(isAsked ? ticket.subOrderId : undefined)}
              onCancel={() => onCancel(ticket.subOrderId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
