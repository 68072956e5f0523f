import { createFileRoute } from '@tanstack/react-router';
import { channelsQuery, depositsQuery } from '../../features/money/deposit/deposit.queries';
import { depositSearch } from '../../features/money/deposit/deposit.search';
import { DepositScreen } from '../../features/money/deposit/deposit-screen';
import { RecentLink } from '../../features/money/deposit/recent-link';
import { warmQueries } from '../../lib/calls/warm-queries';
import { walletQuery } from '../../session/member.queries';
import { hasMoney } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/voucherCenter')({
  validateSearch: depositSearch,
  loader: ({ context: { queryClient, session } }) =>
    hasMoney(session)
      ? warmQueries(queryClient, [channelsQuery(), depositsQuery(), walletQuery()])
      : undefined,
  component: Deposit,
});

function Deposit() {
  const asked = Route.useSearch();
  return (
    <PageFrame end={<RecentLink />}>
      <DepositScreen asked={asked} />
    </PageFrame>
  );
}
