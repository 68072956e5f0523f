import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hasVendorWallets } from '@/app/domain/money/has-vendor-wallets';
import { merchantWalletQuery } from '@/app/session/member.queries';
import { hasMoney } from '@/app/session/member-types';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';
import type { GameDetail } from '@/contracts/games/game-detail';

/** Loaded where each vendor has a wallet, and nowhere else. */
const VendorBalance = lazy(() => import('./vendor-balance'));

/** Where each vendor has a wallet: what a member has to play with there, and the way to move money to it (MONEY-18). */
export function VendorWallet({ game: { vassalage } }: { game: Pick<GameDetail, 'vassalage'> }) {
  const session = useSession();
  const exists = useScreenExists();
  const isMember = hasMoney(session) && exists('/m/transfer');
  const { data } = useQuery({ ...merchantWalletQuery(), enabled: isMember });
  if (!isMember || !hasVendorWallets(data)) return null;
  return (
    <Suspense>
      <VendorBalance vendor={vassalage} />
    </Suspense>
  );
}
