import { createFileRoute } from '@tanstack/react-router';
import { LateSettlement } from '../../features/agent/commission/late-settlement';
import { NoSettlement } from '../../features/agent/commission/no-settlement';
import { SettlementScreen } from '../../features/agent/commission/settlement-screen';
import { settlementQuery } from '../../features/agent/commission/settlements.queries';
import { isUnknown } from '../../lib/calls/is-unknown';
import { patiently } from '../../lib/loading/patiently';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/commission_/$settlement')({
  loader: async ({ context: { queryClient }, params: { settlement } }) => {
    const loaded = queryClient.ensureQueryData(settlementQuery(settlement)).then(
      () => 'settlement' as const,
      (error: unknown) => (isUnknown(error) ? 'unknown' : 'failed'),
    );
    return (await patiently(loaded)) ?? 'late';
  },
  component: Settlement,
});

function Settlement() {
  const { settlement } = Route.useParams();
  const shown = Route.useLoaderData();
  return (
    <PageFrame>
      {shown === 'settlement' && <SettlementScreen id={settlement} />}
      {shown === 'late' && <LateSettlement key={settlement} id={settlement} />}
      {(shown === 'unknown' || shown === 'failed') && <NoSettlement why={shown} />}
    </PageFrame>
  );
}
