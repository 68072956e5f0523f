import { createFileRoute } from '@tanstack/react-router';
import { homeSearch } from '../../features/agent/home/home.search';
import { AgentHomeScreen } from '../../features/agent/home/home-screen';
import { loadAgentHome } from '../../features/agent/home/load-home';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/home')({
  validateSearch: homeSearch,
  loaderDeps: ({ search: { span, from, to } }) => ({ span, from, to }),
  loader: ({ context: { queryClient, session }, deps }) => loadAgentHome(queryClient, session, deps),
  component: AgentHome,
});

function AgentHome() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame>
      <AgentHomeScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
