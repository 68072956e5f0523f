import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { hasVendorWallets } from '@/app/domain/money/has-vendor-wallets';
import { walletsQuery } from '@/app/domain/money/vendor-wallets.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { merchantWalletQuery } from '@/app/session/member.queries';
import { hasMoney } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { combineQueries } from '@/app/shell/combine-queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import { ActualAccountCard } from '../actual-account-card';
import { type Moved, receiptQuery } from './receipt.queries';
import { ReceiptAt } from './receipt-at';
import type { TransferSearch } from './transfer.search';
import { TransferForm } from './transfer-form';
import styles from './transfer-screen.module.css';
import { WalletsCard } from './wallets-card';

/**
 * `/m/transfer`: moves money between the main wallet and the vendors'. Where one wallet serves every game it says so, and
 * brings back what was left at vendors (MONEY-18, MONEY-20, WALLET-11).
 */
export function TransferScreen({ search: { vendor, receipt } }: { search: TransferSearch }) {
  useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const enabled = hasMoney(session);
  const wallets = useQuery({ ...walletsQuery(), enabled });
  const merchant = useQuery({ ...merchantWalletQuery(), enabled });
  if (session && !enabled) return <ActualAccountCard />;
  if (receipt !== undefined) {
    const again = () => void navigate({ to: '/m/transfer', replace: true });
    return <ReceiptAt transferNo={receipt} onAgain={again} />;
  }
  const onMoved = (moved: Moved) => {
    queryClient.setQueryData(receiptQuery(moved.transferNo).queryKey, moved);
    void navigate({ to: '/m/transfer', search: { receipt: moved.transferNo }, replace: true });
  };

  return (
    <Loaded
      query={combineQueries({ wallets, merchant })}
      pending={<Pending />}
      failed={{ title: m.transfer_failed_title(), text: m.transfer_failed_text() }}
    >
      {({ wallets, merchant }) => {
        const isSingle = !hasVendorWallets(merchant);
        if (isSingle && wallets.vendors.length === 0) return <OneWallet />;
        return (
          <div className={styles.screen}>
            <WalletsCard wallets={wallets} />
            <TransferForm wallets={wallets} vendor={vendor} onlyBack={isSingle} onMoved={onMoved} />
          </div>
        );
      }}
    </Loaded>
  );
}

function OneWallet() {
  return (
    <StateCard kind="empty" title={m.transfer_single_title()} text={m.transfer_single_text()}>
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
