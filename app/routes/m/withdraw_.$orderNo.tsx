import { createFileRoute } from '@tanstack/react-router';
import { ActualAccountCard } from '../../features/money/actual-account-card';
import { SupportLink } from '../../features/money/support-link';
import { LateTracker } from '../../features/money/withdraw/late-tracker';
import { NoOrder } from '../../features/money/withdraw/no-order';
import { TrackerScreen } from '../../features/money/withdraw/tracker-screen';
import { isNoWithdrawal, withdrawalQuery } from '../../features/money/withdraw/withdraw.queries';
import { patiently } from '../../lib/loading/patiently';
import { hasMoney } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/withdraw_/$orderNo')({
  loader: async ({ context: { queryClient, session }, params: { orderNo } }) => {
    if (!session) return 'nothing';
    if (!hasMoney(session)) return 'barred';
    const order = queryClient.ensureQueryData(withdrawalQuery(orderNo)).then(
      () => 'order' as const,
      (error: unknown) => (isNoWithdrawal(error) ? 'unknown' : 'failed'),
    );
    return (await patiently(order)) ?? 'late';
  },
  component: Tracker,
});

function Tracker() {
  const { orderNo } = Route.useParams();
  const shown = Route.useLoaderData();
  return (
    <PageFrame end={<SupportLink />}>
      {shown === 'order' && <TrackerScreen key={orderNo} orderNo={orderNo} />}
      {shown === 'late' && <LateTracker key={orderNo} orderNo={orderNo} />}
      {shown === 'barred' && <ActualAccountCard />}
      {(shown === 'unknown' || shown === 'failed') && <NoOrder why={shown} />}
    </PageFrame>
  );
}
