import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { useOrderWatch } from '@/app/domain/money/use-order-watch';
import { clockTime, exactClockTime, moneyDay } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSite } from '@/app/session/site.queries';
import { CopyButton } from '@/app/shell/copy-button';
import { Button, buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { Tag, type TagTone } from '@/app/ui/tag';
import styles from './tracker.module.css';
import { isOver, type StepName, statusOf } from './tracker-steps';
import { TrackerSteps } from './tracker-steps-list';
import { type Withdrawal, withdrawalQuery } from './withdraw.queries';

const TONES: Partial<Record<StepName, TagTone>> = { paid: 'positive', returned: 'warning' };
const REPORT = '/m/withdrawReport';

/**
 * `/m/withdraw/<number>`: where the money of a withdrawal is, step by step, until it has arrived or is back. Nothing here
 * takes it back into the wallet: what was sent goes its way (ROLE-25, MONEY-04).
 */
export function TrackerScreen({ orderNo }: { orderNo: string }) {
  useLocale();
  const { timeZone } = useSite();
  const exists = useScreenExists();
  const { order, checkedAt, hasFailed } = useOrderWatch(withdrawalQuery(orderNo), {
    isOver,
    moved: statusOf,
  });
  const time = exactClockTime(checkedAt, timeZone);
  return (
    <div className={styles.screen}>
      <article className={styles.receipt}>
        <Summary order={order} checkedAt={checkedAt} />
        <TrackerSteps order={order} />
      </article>
      <Facts order={order} />
      <div className={styles.actions}>
        <Button look="secondary" icon="download" onClick={() => print()}>
          {m.tracker_save()}
        </Button>
        {exists(REPORT) ? (
          <Link to={REPORT} className={buttonClass('secondary')}>
            <Icon name="history" />
            <span>{m.tracker_more()}</span>
          </Link>
        ) : (
          <Link to="/m/withdraw" className={buttonClass('secondary')}>
            <Icon name="withdraw" />
            <span>{m.tracker_again()}</span>
          </Link>
        )}
      </div>
      <p className={styles.note}>
        {!isOver(order) && (
          <span>{`${hasFailed ? m.tracker_stale({ time }) : m.tracker_updates({ time })} `}</span>
        )}
        {statusOf(order) !== 'returned' && <span>{m.tracker_firm()}</span>}
      </p>
    </div>
  );
}

function Summary({ order, checkedAt }: { order: Withdrawal; checkedAt: number }) {
  const status = statusOf(order);
  return (
    <header className={styles.summary}>
      <div role="status">
        <Tag tone={TONES[status] ?? 'info'}>{statusText(status)}</Tag>
      </div>
      <p className={styles.amount}>
        <Money amount={order.received} />
      </p>
      <p className={styles.when}>{useWhen(order, checkedAt)}</p>
    </header>
  );
}

/** When the money comes, came, or why it is back. */
function useWhen({ steps, expectedAt, latestAt }: Withdrawal, checkedAt: number): string {
  const { timeZone } = useSite();
  const last = steps.at(-1);
  const time = (at: number) => clockTime(at, timeZone);
  if (last?.step === 'paid')
    return m.tracker_paid_at({ time: time(last.at), date: moneyDay(last.at, timeZone) });
  if (last?.step === 'returned') return reasonText(last.reason);
  return checkedAt > latestAt
    ? m.tracker_late()
    : m.tracker_expected({ time: time(expectedAt), latest: time(latestAt) });
}

function Facts({ order }: { order: Withdrawal }) {
  const { currency } = useSite();
  const { orderNo, bankName, lastDigits, holder, amount, fee, freeTime, freeOfDay, received } = order;
  const short = (of: typeof amount) => formatShortMoney(of, currency);

  return (
    <dl className={styles.facts}>
      <dt>{m.tracker_order()}</dt>
      <dd className={styles.order}>
        <bdi dir="ltr" translate="no">
          {orderNo}
        </bdi>
        <CopyButton name={m.copy_name({ name: orderNo })} value={orderNo} />
      </dd>
      <dt>{m.withdraw_to()}</dt>
      <dd>
        <span translate="no">{bankName}</span>
        <span className={styles.card}>
          <bdi dir="ltr" translate="no">{`•••• ${lastDigits}`}</bdi>
          <span>{' · '}</span>
          <bdi translate="no">{holder}</bdi>
        </span>
      </dd>
      <dt>{m.withdraw_amount()}</dt>
      <dd translate="no">{short(amount)}</dd>
      <dt>{freeTime > 0 ? m.tracker_fee_free({ time: freeTime, count: freeOfDay }) : m.withdraw_fee()}</dt>
      <dd translate="no">{short(fee)}</dd>
      <dt className={styles.total}>{m.withdraw_you_get()}</dt>
      <dd className={styles.total}>
        <Money amount={received} />
      </dd>
      <dt>{m.tracker_balance()}</dt>
      <dd translate="no">{short(order.balanceAfter)}</dd>
    </dl>
  );
}

function statusText(status: StepName): string {
  switch (status) {
    case 'requested':
    case 'held':
      return m.tracker_checking();
    case 'checked':
    case 'paying':
      return m.tracker_paying();
    case 'paid':
      return m.tracker_paid();
    case 'returned':
      return m.tracker_returned();
  }
}

function reasonText(reason: Withdrawal['steps'][number]['reason']): string {
  switch (reason) {
    case 'bank':
      return m.tracker_reason_bank();
    case 'account':
      return m.tracker_reason_account();
    default:
      return m.tracker_reason_review();
  }
}
