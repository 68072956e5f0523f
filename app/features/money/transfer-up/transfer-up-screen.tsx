import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { isTrial } from '../../../session/member-types';
import { useSession } from '../../../session/session.queries';
import { FailedCard } from '../../../shell/failed-card';
import { buttonClass } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { StateCard } from '../../../ui/state-card';
import { ActualAccountCard } from '../actual-account-card';
import { type Moved, receiptQuery } from '../transfer/receipt.queries';
import { ReceiptAt } from '../transfer/receipt-at';
import type { TransferSearch } from '../transfer/transfer.search';
import { AvailableCard } from '../withdraw/available-card';
import { withdrawOverviewQuery } from '../withdraw/withdraw.queries';
import { transferUpQuery } from './transfer-up.queries';
import { TransferUpForm } from './transfer-up-form';
import styles from './transfer-up-screen.module.css';

/** `/m/transferUp`: sends what may be withdrawn to the upline, and tells who has none (MONEY-19, MONEY-20, MENU-46). */
export function TransferUpScreen({ search: { receipt } }: { search: Pick<TransferSearch, 'receipt'> }) {
  useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const trial = isTrial(session);
  const enabled = session !== null && !trial;
  const terms = useQuery({ ...transferUpQuery(), enabled });
  const overview = useQuery({ ...withdrawOverviewQuery(), enabled });
  if (trial) return <ActualAccountCard />;
  if (receipt !== undefined) {
    const again = () => void navigate({ to: '/m/transferUp', replace: true });
    return <ReceiptAt transferNo={receipt} onAgain={again} />;
  }
  const onSent = (moved: Moved) => {
    queryClient.setQueryData(receiptQuery(moved.transferNo).queryKey, moved);
    void navigate({ to: '/m/transferUp', search: { receipt: moved.transferNo }, replace: true });
  };

  const all = [terms, overview];
  if (terms.data === null) return <NoUpline />;
  if (terms.data && overview.data) {
    return (
      <div className={styles.screen}>
        <AvailableCard overview={overview.data} />
        {overview.data.hasPaymentPassword ? (
          <TransferUpForm terms={terms.data} overview={overview.data} onSent={onSent} />
        ) : (
          <StateCard kind="empty" title={m.withdraw_set_password()} text={m.transfer_up_password()}>
            <Link to="/m/paymentPassword" className={buttonClass()}>
              {m.withdraw_set_password()}
            </Link>
          </StateCard>
        )}
      </div>
    );
  }
  if (!all.some(({ isError }) => isError)) return <Pending />;
  return (
    <FailedCard
      title={m.transfer_up_failed_title()}
      text={m.transfer_failed_text()}
      busy={all.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of all) if (query.isError) void query.refetch();
      }}
    />
  );
}

function NoUpline() {
  return (
    <StateCard kind="empty" title={m.transfer_up_title()} text={m.error_no_permission()}>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.hd_home()}
      </Link>
    </StateCard>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingTop} />
      <Skeleton className={styles.pendingForm} />
    </div>
  );
}
