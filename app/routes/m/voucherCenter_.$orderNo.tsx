import { createFileRoute } from '@tanstack/react-router';
import { depositQuery, qrQuery } from '../../features/money/deposit/deposit.queries';
import { DepositOrderScreen } from '../../features/money/deposit/order/deposit-order-screen';
import { SupportLink } from '../../features/money/support-link';
import { warmQueries } from '../../lib/calls/warm-queries';
import { hasMoney } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/voucherCenter_/$orderNo')({
  loader: async ({ context: { queryClient, session }, params: { orderNo } }) => {
    if (!hasMoney(session)) return;
    const query = depositQuery(orderNo);
    await warmQueries(queryClient, [query]);
    const qr = queryClient.getQueryData(query.queryKey)?.qr;
    // Drawn in process: no call of its own.
    if (qr) await warmQueries(queryClient, [qrQuery(qr)]);
  },
  component: DepositOrder,
});

function DepositOrder() {
  const { orderNo } = Route.useParams();
  return (
    <PageFrame end={<SupportLink />}>
      <DepositOrderScreen orderNo={orderNo} />
    </PageFrame>
  );
}
