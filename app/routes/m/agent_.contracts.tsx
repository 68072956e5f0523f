import { createFileRoute } from '@tanstack/react-router';
import { contractsSearch } from '../../features/agent/agreements/agreements.search';
import { ContractsScreen } from '../../features/agent/agreements/contracts-screen';
import { loadContracts } from '../../features/agent/agreements/load-contracts';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/contracts')({
  validateSearch: contractsSearch,
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: ({ context: { queryClient, session }, deps }) => loadContracts(queryClient, session, deps),
  component: Contracts,
});

function Contracts() {
  return (
    <PageFrame>
      <ContractsScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
