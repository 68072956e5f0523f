import { useLocale } from '@/app/locale/locale';
import { hasMoney } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { ActualAccountCard } from '../actual-account-card';
import { useNoteWayBack } from './came-from';
import type { DepositSearch } from './deposit.search';
import { DepositOffer } from './deposit-offer';
import { RecentDeposits } from './recent-deposits';

/** `/m/voucherCenter`: the ways to pay in, an amount, what arrives of it, and the last orders (MONEY-01, MONEY-02, MONEY-20). */
export function DepositScreen({ asked }: { asked: DepositSearch }) {
  useLocale();
  useNoteWayBack();
  if (!hasMoney(useSession())) return <ActualAccountCard />;
  return (
    <DepositOffer asked={asked}>
      <RecentDeposits />
    </DepositOffer>
  );
}
