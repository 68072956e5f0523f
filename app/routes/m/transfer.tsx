import { createFileRoute } from '@tanstack/react-router';
import { walletsQuery } from '../../features/money/transfer/transfer.queries';
import { TransferScreen } from '../../features/money/transfer/transfer-screen';
import { warmQueries } from '../../lib/warm-queries';
import { merchantWalletQuery } from '../../session/member.queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/transfer')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [walletsQuery(), merchantWalletQuery()]);
  },
  component: () => (
    <PageFrame>
      <TransferScreen />
    </PageFrame>
  ),
});
