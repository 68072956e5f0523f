import { createFileRoute } from '@tanstack/react-router';
import { loadRedemptions } from '../../../features/mall/load-mall';
import { RedemptionsScreen } from '../../../features/mall/redemptions-screen';
import { PageFrame } from '../../../shell/page-frame';

export const Route = createFileRoute('/m/mall/history')({
  loader: ({ context: { queryClient, session } }) => loadRedemptions(queryClient, session),
  component: () => (
    <PageFrame>
      <RedemptionsScreen />
    </PageFrame>
  ),
});
