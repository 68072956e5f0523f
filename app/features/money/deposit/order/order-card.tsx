import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { toPhoneClock } from '@/app/lib/time/clock-skew';
import { clockTime } from '@/app/lib/time/dates';
import { useCountdown } from '@/app/lib/time/use-countdown';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import type { Elements } from '@/app/ui/elements';
import { Tag } from '@/app/ui/tag';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { stateWord } from '../deposit-words';
import styles from './order-card.module.css';
import type { Order } from './order-state';
import { QrCode } from './qr-code';

type Props = { order: Order; rest: MinorUnits; children: Elements };

/** State, time left by the server's clock, what is still to be paid, and the QR code of that. */
export function OrderCard({ order, rest, children }: Props) {
  const { currency } = useSite();
  const { state, kind, qr, paid, amount } = order;
  const { word, tone } = stateWord(order);
  const isPart = state === 'partlyPaid';
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <Tag tone={tone}>{word}</Tag>
        {kind !== 'voucher' && <TimeLeft {...order} />}
      </div>
      <div className={styles.body}>
        <p className={styles.label}>{labelOf(order)}</p>
        <p className={styles.amount}>
          <Money amount={rest} />
        </p>
        {isPart && (
          <p className={styles.note}>
            {m.deposit_part_paid({
              paid: formatShortMoney(paid, currency),
              amount: formatShortMoney(amount, currency),
            })}
          </p>
        )}
        {children}
        {qr && <QrCode key={qr} text={qr} orderNo={order.orderNo} isTransfer={kind === 'transfer'} />}
      </div>
    </section>
  );
}

function labelOf({ state, kind }: Order): string {
  if (state === 'partlyPaid') return m.deposit_rest();
  return kind === 'voucher' ? m.deposit_face() : m.deposit_to_pay();
}

function TimeLeft({ createdAt, expiresAt }: Pick<Order, 'createdAt' | 'expiresAt'>) {
  const { timeZone } = useSite();
  const left = useCountdown(toPhoneClock(expiresAt));
  const whole = Math.max(1, Math.round((expiresAt - createdAt) / 1_000));
  return (
    <>
      <p className={styles.left}>
        {left !== null && (
          <>
            <span>{`${m.deposit_left()} `}</span>
            <strong dir="ltr">{clockOf(left)}</strong>
          </>
        )}
      </p>
      <progress className={styles.progress} max={whole} value={left ?? 0} aria-hidden="true" />
      <p className={styles.until}>{m.deposit_until({ time: clockTime(expiresAt, timeZone) })}</p>
    </>
  );
}

/** Minutes and seconds, as on a clock. */
function clockOf(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
