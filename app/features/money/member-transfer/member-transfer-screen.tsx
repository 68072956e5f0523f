import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { combineQueries } from '@/app/shell/combine-queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import { type Moved, receiptQuery } from '../transfer/receipt.queries';
import { ReceiptAt } from '../transfer/receipt-at';
import { AvailableCard } from '../withdraw/available-card';
import { withdrawOverviewQuery } from '../withdraw/withdraw.queries';
import { MemberTransferForm } from './member-transfer-form';
import styles from './member-transfer-screen.module.css';
import type { MemberTransferTerms, Way } from './transfer-way';

type Props = {
  way: Way;
  /** Null where nobody may be sent money. */
  terms: MemberTransferTerms | null | undefined;
  /** How `terms` are loaded. */
  loading: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The number of the receipt that the address names. */
  receipt: string | undefined;
  /** Shows a receipt, or the form anew. */
  onReceipt: (transferNo?: string) => void;
  /** What stands there where nobody may be sent money. */
  nobody: ReactElement;
};

/** Sends what may be withdrawn up or down: the form, what is missing for it, the receipt (AGENT-25, MONEY-19). */
export function MemberTransferScreen({ way, terms, loading, receipt, onReceipt, nobody }: Props) {
  useLocale();
  const queryClient = useQueryClient();
  const enabled = useSession() !== null;
  const overview = useQuery({ ...withdrawOverviewQuery(), enabled });
  if (receipt !== undefined) return <ReceiptAt transferNo={receipt} onAgain={() => onReceipt()} />;
  const onSent = (moved: Moved) => {
    queryClient.setQueryData(receiptQuery(moved.transferNo).queryKey, moved);
    onReceipt(moved.transferNo);
  };

  if (terms === null) return nobody;
  return (
    <Loaded
      query={combineQueries({ terms: { ...loading, data: terms }, overview })}
      pending={<Pending />}
      failed={{ title: m.member_transfer_failed_title(), text: m.transfer_failed_text() }}
    >
      {({ terms, overview }) => (
        <div className={styles.screen}>
          <AvailableCard overview={overview} />
          {overview.hasPaymentPassword ? (
            <MemberTransferForm way={way} terms={terms} overview={overview} onSent={onSent} />
          ) : (
            <div>
              <StateCard kind="empty" title={m.withdraw_set_password()} text={m.member_transfer_password()}>
                <Link to="/m/paymentPassword" className={buttonClass()}>
                  {m.withdraw_set_password()}
                </Link>
              </StateCard>
            </div>
          )}
        </div>
      )}
    </Loaded>
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
