import { createFileRoute } from '@tanstack/react-router';
import { downlineSearch } from '../../features/agent/agreements/agreements.search';
import { DownlineAgreementScreen } from '../../features/agent/agreements/downline-agreement-screen';
import { loadDownlineAgreement } from '../../features/agent/agreements/load-agreements';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/contracts_/$account')({
  validateSearch: downlineSearch,
  loaderDeps: ({ search: { kind = 'salary' } }) => ({ kind }),
  loader: ({ context: { queryClient, session }, deps: { kind }, params: { account } }) =>
    loadDownlineAgreement(queryClient, session, account, kind),
  component: DownlineAgreement,
});

function DownlineAgreement() {
  const { account } = Route.useParams();
  const { kind = 'salary' } = Route.useSearch();
  return (
    <PageFrame>
      <DownlineAgreementScreen key={account} account={account} kind={kind} />
    </PageFrame>
  );
}
