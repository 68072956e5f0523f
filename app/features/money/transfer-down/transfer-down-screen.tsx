import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazily } from '@/app/lib/calls/outcome';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';
import { MemberTransferScreen } from '../member-transfer/member-transfer-screen';
import type { Way } from '../member-transfer/transfer-way';
import type { TransferSearch } from '../transfer/transfer.search';
import { transferDownQuery } from './transfer-down.queries';

const transferDown = lazily(
  () => import('./transfer-down.functions'),
  (all) => all.transferDownFn,
);

const downTo = (account: string): Way => ({
  kind: 'transferDown',
  form: `transfer-down:${account}`,
  icon: 'transfer',
  gets: m.transfer_down_gets,
  send: (asked) => transferDown({ data: { ...asked, account } }),
});

type Props = { account: string; search: Pick<TransferSearch, 'receipt'> };

/** `/m/agent/transfer/$account`: sends what may be withdrawn to a direct downline (AGENT-25, MONEY-19). */
export function TransferDownScreen({ account, search: { receipt } }: Props) {
  useLocale();
  const navigate = useNavigate();
  const terms = useQuery({ ...transferDownQuery(account), enabled: useSession() !== null });
  const to = { to: '/m/agent/transfer/$account', params: { account } } as const;
  return (
    <MemberTransferScreen
      way={downTo(account)}
      terms={terms.data}
      loading={terms}
      receipt={receipt}
      onReceipt={(receipt) => void navigate({ ...to, search: { receipt }, replace: true })}
      nobody={
        <StateCard kind="empty" title={m.transfer_down_none_title()} text={m.transfer_down_none_text()}>
          <Link to="/m/agent/team" className={buttonClass('tonal')}>
            {m.team_stranger_back()}
          </Link>
        </StateCard>
      }
    />
  );
}
