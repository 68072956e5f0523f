import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazily } from '@/app/lib/calls/outcome';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { hasMoney } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';
import { ActualAccountCard } from '../actual-account-card';
import { MemberTransferScreen } from '../member-transfer/member-transfer-screen';
import type { Way } from '../member-transfer/transfer-way';
import type { TransferSearch } from '../transfer/transfer.search';
import { transferUpQuery } from './transfer-up.queries';

const transferUp = lazily(
  () => import('./transfer-up.functions'),
  (all) => all.transferUpFn,
);

const UP: Way = {
  kind: 'transferUp',
  form: 'transfer-up',
  icon: 'up',
  gets: m.transfer_up_gets,
  send: (data) => transferUp({ data }),
};

/** `/m/transferUp`: sends what may be withdrawn to the upline, and tells who has none (MONEY-19, MONEY-20, MENU-46). */
export function TransferUpScreen({ search: { receipt } }: { search: Pick<TransferSearch, 'receipt'> }) {
  useLocale();
  const navigate = useNavigate();
  const session = useSession();
  const terms = useQuery({ ...transferUpQuery(), enabled: hasMoney(session) });
  if (session && !hasMoney(session)) return <ActualAccountCard />;
  return (
    <MemberTransferScreen
      way={UP}
      terms={terms.data}
      loading={terms}
      receipt={receipt}
      onReceipt={(receipt) => void navigate({ to: '/m/transferUp', search: { receipt }, replace: true })}
      nobody={
        <StateCard kind="empty" title={m.transfer_up_title()} text={m.error_no_permission()}>
          <Link to="/m/home" className={buttonClass('tonal')}>
            {m.hd_home()}
          </Link>
        </StateCard>
      }
    />
  );
}
