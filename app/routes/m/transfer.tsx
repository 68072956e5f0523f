import { createFileRoute } from '@tanstack/react-router';
import { walletsQuery } from '../../domain/money/vendor-wallets.queries';
import { receiptQuery } from '../../features/money/transfer/receipt.queries';
import { transferSearch } from '../../features/money/transfer/transfer.search';
import { TransferScreen } from '../../features/money/transfer/transfer-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { merchantWalletQuery } from '../../session/member.queries';
import { hasMoney } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/transfer')({
  validateSearch: transferSearch,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context: { queryClient, session }, deps: { receipt } }) => {
    if (!hasMoney(session)) return;
    if (receipt !== undefined) return warmQueries(queryClient, [receiptQuery(receipt)]);
    await warmQueries(queryClient, [walletsQuery(), merchantWalletQuery()]);
  },
  component: Transfer,
});

function Transfer() {
  return (
    <PageFrame>
      <TransferScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
