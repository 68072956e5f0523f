import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Money } from '@/app/domain/money/money';
import { clockTime, dayAndTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSite } from '@/app/session/site.queries';
import { Tag } from '@/app/ui/tag';
import type { ReportedWithdrawal } from './withdraw-report.queries';
import styles from './withdrawal-row.module.css';
import { STATE_TONES, stateName } from './withdrawal-states';

/** One withdrawal: order number, amount, state and time; it opens its tracker (MONEY-11). */
export function WithdrawalRow({ withdrawal }: { withdrawal: ReportedWithdrawal }) {
  const { timeZone } = useSite();
  const { orderNo, amount, state, at, closedAt, bankName, lastDigits } = withdrawal;
  return (
    <TrackerLink orderNo={orderNo}>
      <span className={styles.code}>
        <bdi translate="no">{orderNo}</bdi>
      </span>
      <span className={styles.amount}>
        <Money amount={amount} />
      </span>
      <span className={styles.about}>
        <span>{clockTime(at, timeZone)}</span>
        {bankName && (
          <>
            <span>{' · '}</span>
            <bdi translate="no">{lastDigits ? `${bankName} •••• ${lastDigits}` : bankName}</bdi>
          </>
        )}
        {closedAt != null && <span>{` · ${closedText(state, dayAndTime(closedAt, timeZone))}`}</span>}
      </span>
      <span className={styles.state}>
        <Tag tone={STATE_TONES[state]}>{stateName(state)}</Tag>
      </span>
    </TrackerLink>
  );
}

function closedText(state: ReportedWithdrawal['state'], time: string): string {
  return state === 'returned' ? m.withdrawal_returned_at({ time }) : m.withdrawal_paid_at({ time });
}

function TrackerLink({ orderNo, children }: { orderNo: string; children: ReactNode }) {
  const exists = useScreenExists();
  if (!exists('/m/withdraw/$orderNo')) return <div className={styles.withdrawal}>{children}</div>;
  return (
    <Link to="/m/withdraw/$orderNo" params={{ orderNo }} className={styles.withdrawal}>
      {children}
    </Link>
  );
}
