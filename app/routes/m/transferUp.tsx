import { createFileRoute } from '@tanstack/react-router';
import { transferUpQuery } from '../../features/money/transfer-up/transfer-up.queries';
import { TransferUpScreen } from '../../features/money/transfer-up/transfer-up-screen';
import { withdrawOverviewQuery } from '../../features/money/withdraw/withdraw.queries';
import { warmQueries } from '../../lib/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/transferUp')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [transferUpQuery(), withdrawOverviewQuery()]);
  },
  component: () => (
    <PageFrame>
      <TransferUpScreen />
    </PageFrame>
  ),
});
