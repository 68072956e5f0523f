import { createFileRoute } from '@tanstack/react-router';
import { loadSettlements } from '../../features/agent/commission/load-settlements';
import { settlementsSearch } from '../../features/agent/commission/settlements.search';
import { SettlementsScreen } from '../../features/agent/commission/settlements-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/commission')({
  validateSearch: settlementsSearch,
  loaderDeps: ({ search: { month, kind, view } }) => ({ month, kind, view }),
  loader: ({ context: { queryClient }, deps }) => loadSettlements(queryClient, deps),
  component: Settlements,
});

function Settlements() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame>
      <SettlementsScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
