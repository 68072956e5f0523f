import { createFileRoute } from '@tanstack/react-router';
import { PaymentPasswordScreen } from '../../features/money/payment-password/payment-password-screen';
import { withdrawOverviewQuery } from '../../features/money/withdraw/withdraw.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/paymentPassword')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [withdrawOverviewQuery()]);
  },
  component: () => (
    <PageFrame>
      <PaymentPasswordScreen />
    </PageFrame>
  ),
});
