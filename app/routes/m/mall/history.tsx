import { createFileRoute } from '@tanstack/react-router';
import { loadRedemptions } from '@/app/features/mall/load-mall';
import { RedemptionsScreen } from '@/app/features/mall/redemptions-screen';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/mall/history')({
  loader: ({ context: { queryClient, session } }) => loadRedemptions(queryClient, session),
  component: () => (
    <PageFrame>
      <RedemptionsScreen />
    </PageFrame>
  ),
});
