import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import { Receipt } from './receipt';
import { isSentTo, type Moved, receiptQuery } from './receipt.queries';
import styles from './transfer-screen.module.css';

/** The receipt that the address names, there again after a reload (MONEY-18, MONEY-19). */
export function ReceiptAt({ transferNo, onAgain }: { transferNo: string; onAgain: () => void }) {
  const receipt = useQuery(receiptQuery(transferNo));
  return (
    <Loaded
      query={receipt}
      pending={<Skeleton className={styles.pendingForm} />}
      failed={{ title: m.transfer_receipt_failed(), text: m.transfer_receipt_text() }}
    >
      {(moved) => (moved ? <MovedReceipt moved={moved} onAgain={onAgain} /> : <NoReceipt />)}
    </Loaded>
  );
}

function NoReceipt() {
  return (
    <StateCard kind="empty" title={m.transfer_receipt_none()} text={m.transfer_receipt_text()}>
      <Link to="/m/transaction/record" search={{ kind: 'transfer' }} className={buttonClass('tonal')}>
        {m.transfer_record()}
      </Link>
    </StateCard>
  );
}

function MovedReceipt({ moved, onAgain }: { moved: Moved; onAgain: () => void }) {
  const { currency } = useSite();
  const { kind, other, main, atVendor } = moved;
  const isSent = isSentTo(kind);
  const vendor = isSent ? '' : vendorName(other);
  const title = kind === 'transferOut' ? m.transfer_done_out({ vendor }) : m.transfer_done_in({ vendor });
  return (
    <Receipt {...moved} title={isSent ? m.member_transfer_done() : title} onAgain={onAgain}>
      {isSent && (
        <>
          <dt>{m.member_transfer_to()}</dt>
          <dd>
            <bdi translate="no">{other}</bdi>
          </dd>
        </>
      )}
      <dt>{isSent ? m.member_transfer_after() : m.transfer_after_main()}</dt>
      <dd translate="no">{formatShortMoney(main, currency)}</dd>
      {atVendor !== null && (
        <>
          <dt>{m.transfer_after_vendor({ vendor })}</dt>
          <dd translate="no">{formatShortMoney(atVendor, currency)}</dd>
        </>
      )}
    </Receipt>
  );
}
