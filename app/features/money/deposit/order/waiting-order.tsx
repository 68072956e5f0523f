import { webLink } from '@/app/lib/links/web-link';
import { exactClockTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { ActionBar } from '@/app/ui/action-bar';
import { Button, buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import { CancelOrder } from './cancel-order';
import { OrderCard } from './order-card';
import { OrderFacts } from './order-facts';
import type { Order } from './order-state';
import { TransferFields } from './transfer-fields';
import styles from './waiting-order.module.css';

type Props = {
  order: Order;
  checkedAt: number;
  isChecking: boolean;
  hasFailed: boolean;
  check: () => Promise<void>;
};

/** An order that waits for its payment: how to pay, until when, and what the system knows (MONEY-02). */
export function WaitingOrder({ order, checkedAt, isChecking, hasFailed, check }: Props) {
  const { timeZone, sandbox } = useSite();
  const { kind, transfer, payUrl, amount, paid } = order;
  const rest = (amount - paid) as MinorUnits;
  const page = webLink(payUrl);
  return (
    <>
      <OrderCard order={order} rest={rest}>
        {page && (
          <a className={buttonClass('primary', styles.page)} href={page} rel="noreferrer">
            <Icon name={kind === 'wallet' ? 'wallet' : 'globe'} />
            <span>{kind === 'wallet' ? m.deposit_open_wallet() : m.deposit_open_page()}</span>
          </a>
        )}
      </OrderCard>
      {transfer && (
        <>
          <TransferFields transfer={transfer} amount={rest} />
          {sandbox && (
            <a className={styles.demo} href={demoBank(transfer, rest)} target="_blank" rel="noreferrer">
              {m.deposit_demo_bank()}
            </a>
          )}
          <Notice kind="warning">{m.deposit_transfer_warning()}</Notice>
        </>
      )}
      {kind === 'voucher' && <Notice kind="info">{m.deposit_card_checking()}</Notice>}
      <OrderFacts order={order} />
      <CancelOrder order={order} />
      <ActionBar>
        <div className={styles.known} data-failed={hasFailed ? '' : undefined}>
          <span className={styles.dot} />
          <p className={styles.words}>
            <strong role="status">{hasFailed ? m.deposit_check_failed() : m.deposit_waiting_bank()}</strong>
            <span>{m.deposit_checked_at({ time: exactClockTime(checkedAt, timeZone) })}</span>
          </p>
        </div>
        <Button
          look="tonal"
          icon="refresh"
          busyText={isChecking ? m.deposit_checking() : undefined}
          onClick={() => void check()}
        >
          {kind === 'voucher' ? m.deposit_check() : m.deposit_check_paid()}
        </Button>
        <p className={styles.foot}>{m.deposit_check_note()}</p>
      </ActionBar>
    </>
  );
}

/** The demo's bank with the transfer filled in: where to pay an order whose account no real bank has. */
function demoBank({ accountNumber, reference }: NonNullable<Order['transfer']>, rest: MinorUnits): string {
  return `/sandbox/bank/#${new URLSearchParams({ account: accountNumber, amount: decimalOf(rest).replace(/\.00$/, ''), reference })}`;
}
