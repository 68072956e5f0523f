import { createFileRoute } from '@tanstack/react-router';
import { downlineSearch } from '../../features/agent/agreements/agreements.search';
import { DownlineContractScreen } from '../../features/agent/agreements/downline-contract-screen';
import { loadDownlineContract } from '../../features/agent/agreements/load-contracts';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/contracts_/$account')({
  validateSearch: downlineSearch,
  loaderDeps: ({ search: { kind = 'salary' } }) => ({ kind }),
  loader: ({ context: { queryClient, session }, deps: { kind }, params: { account } }) =>
    loadDownlineContract(queryClient, session, account, kind),
  component: DownlineContract,
});

function DownlineContract() {
  const { account } = Route.useParams();
  const { kind = 'salary' } = Route.useSearch();
  return (
    <PageFrame>
      <DownlineContractScreen key={account} account={account} kind={kind} />
    </PageFrame>
  );
}
