import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../../domain/money/balance';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { hasMoney } from '../../../session/member-types';
import { useSession } from '../../../session/session.queries';
import { FailedCard } from '../../../shell/failed-card';
import { Skeleton } from '../../../ui/skeleton';
import { StateCard } from '../../../ui/state-card';
import { ActualAccountCard } from '../actual-account-card';
import { channelsQuery } from './deposit.queries';
import type { DepositSearch } from './deposit.search';
import { DepositForm } from './deposit-form';
import styles from './deposit-screen.module.css';
import { RecentDeposits } from './recent-deposits';

/** `/m/voucherCenter`: the ways to pay in, an amount, what arrives of it, and the last orders (MONEY-01, MONEY-02, MONEY-20). */
export function DepositScreen({ asked }: { asked: DepositSearch }) {
  useLocale();
  const isBarred = !hasMoney(useSession());
  const { data, isPending, isFetching, refetch } = useQuery({ ...channelsQuery(), enabled: !isBarred });
  if (isBarred) return <ActualAccountCard />;
  if (isPending) return <Pending />;
  if (!data) {
    return (
      <FailedCard
        title={m.deposit_failed_title()}
        text={m.deposit_failed_text()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { list, bonuses } = data;
  const first =
    list.find(({ open, kind }) => open && kind === asked.kind) ?? list.find(({ open }) => open) ?? list[0];
  return (
    <div className={styles.screen}>
      <p className={styles.balance}>
        <span>{m.deposit_balance()}</span>
        <strong>
          <Balance steady />
        </strong>
      </p>
      {first ? (
        <DepositForm channels={list} bonuses={bonuses} first={first} amount={asked.amount}>
          <RecentDeposits />
        </DepositForm>
      ) : (
        <StateCard kind="empty" title={m.deposit_none_title()} text={m.deposit_none_text()} />
      )}
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.line} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
}
