import { createFileRoute } from '@tanstack/react-router';
import { agreementsSearch } from '../../features/agent/agreements/agreements.search';
import { AgreementsScreen } from '../../features/agent/agreements/agreements-screen';
import { loadAgreements } from '../../features/agent/agreements/load-agreements';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/contracts')({
  validateSearch: agreementsSearch,
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: ({ context: { queryClient, session }, deps }) => loadAgreements(queryClient, session, deps),
  component: Agreements,
});

function Agreements() {
  return (
    <PageFrame>
      <AgreementsScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
