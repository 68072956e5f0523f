import { createFileRoute } from '@tanstack/react-router';
import { receiptQuery } from '../../features/money/transfer/receipt.queries';
import { receiptSearch } from '../../features/money/transfer/transfer.search';
import { transferDownQuery } from '../../features/money/transfer-down/transfer-down.queries';
import { TransferDownScreen } from '../../features/money/transfer-down/transfer-down-screen';
import { withdrawOverviewQuery } from '../../features/money/withdraw/withdraw.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { isAgent } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/transfer_/$account')({
  validateSearch: receiptSearch,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context: { queryClient, session }, deps: { receipt }, params: { account } }) => {
    if (!isAgent(session)) return;
    if (receipt !== undefined) return warmQueries(queryClient, [receiptQuery(receipt)]);
    await warmQueries(queryClient, [transferDownQuery(account), withdrawOverviewQuery()]);
  },
  component: TransferDown,
});

function TransferDown() {
  const { account } = Route.useParams();
  return (
    <PageFrame>
      <TransferDownScreen key={account} account={account} search={Route.useSearch()} />
    </PageFrame>
  );
}
