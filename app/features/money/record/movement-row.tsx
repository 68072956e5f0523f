import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { clockTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import type { Movement } from '@/contracts/record/movement';
import styles from './movement-row.module.css';
import { movementIcon, movementTitle } from './movement-words';
import type { RecordSearch } from './record.search';

type Props = { movement: Movement; search: RecordSearch };

/** One movement: what it was, how much, the balance after it, and of which wallet where it is one at a vendor; it opens what it came from (MONEY-13). */
export function MovementRow({ movement, search }: Props) {
  const { timeZone, currency } = useSite();
  const { amount, wallet, balance, at } = movement;
  const left = formatShortMoney(balance, { ...currency, symbol: '' }).trim();
  const about = aboutOf(movement);
  return (
    <OriginLink movement={movement} search={search}>
      <span className={styles.icon}>
        <Icon name={movementIcon(movement)} size={20} />
      </span>
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.title}>
            <bdi>{movementTitle(movement)}</bdi>
          </span>
          <span className={styles.amount} data-in={amount > 0 ? '' : undefined}>
            <Money amount={amount} signed />
          </span>
        </span>
        <span className={styles.small}>
          <span className={styles.about}>
            <span>{clockTime(at, timeZone)}</span>
            {about && (
              <>
                <span>{' · '}</span>
                <bdi translate="no">{about}</bdi>
              </>
            )}
          </span>
          <span className={styles.balance}>
            {wallet
              ? m.record_balance_at({ wallet: vendorName(wallet), balance: left })
              : m.record_balance({ balance: left })}
          </span>
        </span>
      </span>
    </OriginLink>
  );
}

/** Whose game it was, or the number of the order. */
function aboutOf({ source, vendor, reference }: Movement): string | null | undefined {
  if (source === 'deposit' || source === 'withdrawal' || source === 'transfer') return reference;
  return vendor && vendorName(vendor);
}

const ORDERS = { deposit: '/m/voucherCenter/$orderNo', withdrawal: '/m/withdraw/$orderNo' } as const;

/** A deposit or withdrawal leads to its order, anything else to its sheet. */
function OriginLink({ movement, search, children }: Props & { children: ReactNode }) {
  const exists = useScreenExists();
  const { id, source, reference } = movement;
  const order = source === 'deposit' || source === 'withdrawal' ? ORDERS[source] : undefined;
  if (order && reference && exists(order)) {
    return (
      <Link to={order} params={{ orderNo: reference }} className={styles.movement}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/m/transaction/record"
      search={{ ...search, movement: id }}
      state={{ openedHere: true }}
      resetScroll={false}
      viewTransition={false}
      className={styles.movement}
    >
      {children}
    </Link>
  );
}
