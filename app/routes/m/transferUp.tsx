import { createFileRoute } from '@tanstack/react-router';
import { receiptQuery } from '../../features/money/transfer/receipt.queries';
import { receiptSearch } from '../../features/money/transfer/transfer.search';
import { transferUpQuery } from '../../features/money/transfer-up/transfer-up.queries';
import { TransferUpScreen } from '../../features/money/transfer-up/transfer-up-screen';
import { withdrawOverviewQuery } from '../../features/money/withdraw/withdraw.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { hasMoney } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/transferUp')({
  validateSearch: receiptSearch,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context: { queryClient, session }, deps: { receipt } }) => {
    if (!hasMoney(session)) return;
    if (receipt !== undefined) return warmQueries(queryClient, [receiptQuery(receipt)]);
    await warmQueries(queryClient, [transferUpQuery(), withdrawOverviewQuery()]);
  },
  component: TransferUp,
});

function TransferUp() {
  return (
    <PageFrame>
      <TransferUpScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
