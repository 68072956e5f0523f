import { createFileRoute } from '@tanstack/react-router';
import { ActualAccountCard } from '../../features/money/actual-account-card';
import { TrackerScreen } from '../../features/money/withdraw/tracker-screen';
import { UnknownOrder } from '../../features/money/withdraw/unknown-order';
import { isNoWithdrawal, withdrawalQuery } from '../../features/money/withdraw/withdraw.queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/withdraw_/$orderNo')({
  loader: async ({ context: { queryClient, session }, params: { orderNo } }) => {
    if (!session) return { shown: 'nothing' } as const;
    if (isTrial(session)) return { shown: 'trial' } as const;
    try {
      await queryClient.ensureQueryData(withdrawalQuery(orderNo));
      return { shown: 'order' } as const;
    } catch (error) {
      if (isNoWithdrawal(error)) return { shown: 'unknown' } as const;
      throw error;
    }
  },
  component: Tracker,
});

function Tracker() {
  const { orderNo } = Route.useParams();
  const { shown } = Route.useLoaderData();
  return (
    <PageFrame>
      {shown === 'order' && <TrackerScreen key={orderNo} orderNo={orderNo} />}
      {shown === 'unknown' && <UnknownOrder />}
      {shown === 'trial' && <ActualAccountCard />}
    </PageFrame>
  );
}
