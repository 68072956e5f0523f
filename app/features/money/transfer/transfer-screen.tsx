import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { merchantWalletQuery } from '../../../session/member.queries';
import { isTrial } from '../../../session/member-types';
import { useSession } from '../../../session/session.queries';
import { FailedCard } from '../../../shell/failed-card';
import { buttonClass } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { StateCard } from '../../../ui/state-card';
import { ActualAccountCard } from '../actual-account-card';
import { walletsQuery } from './transfer.queries';
import { TransferForm } from './transfer-form';
import { TransferReceipt } from './transfer-receipt';
import styles from './transfer-screen.module.css';
import type { Moved } from './use-transfer';
import { WalletsCard } from './wallets-card';

const SINGLE_WALLET = 1;

/**
 * `/m/transfer`: moves money between the main wallet and the vendors'. Where one wallet serves every game it says so, and
 * brings back what was left at vendors (MONEY-18, MONEY-20, WALLET-11).
 */
export function TransferScreen() {
  useLocale();
  const session = useSession();
  const trial = isTrial(session);
  const enabled = session !== null && !trial;
  const wallets = useQuery({ ...walletsQuery(), enabled });
  const merchant = useQuery({ ...merchantWalletQuery(), enabled });
  const [moved, setMoved] = useState<Moved>();
  if (trial) return <ActualAccountCard />;
  if (moved) return <TransferReceipt moved={moved} onAgain={() => setMoved(undefined)} />;

  const all = [wallets, merchant];
  if (wallets.data && merchant.data) {
    const isSingle = merchant.data.isSingle === SINGLE_WALLET;
    if (isSingle && wallets.data.vendors.length === 0) return <OneWallet />;
    return (
      <div className={styles.screen}>
        <WalletsCard wallets={wallets.data} />
        <TransferForm wallets={wallets.data} onlyBack={isSingle} onMoved={setMoved} />
      </div>
    );
  }
  if (!all.some(({ isError }) => isError)) return <Pending />;
  return (
    <FailedCard
      title={m.transfer_failed_title()}
      text={m.transfer_failed_text()}
      busy={all.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of all) if (query.isError) void query.refetch();
      }}
    />
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
