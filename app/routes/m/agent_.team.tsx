import { createFileRoute } from '@tanstack/react-router';
import { GrowLink } from '../../features/agent/team/grow-link';
import { loadTeam } from '../../features/agent/team/load-team';
import { teamSearch } from '../../features/agent/team/team.search';
import { TeamScreen } from '../../features/agent/team/team-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/team')({
  validateSearch: teamSearch,
  loaderDeps: ({ search: { member, span, part, order, find, open } }) => ({
    member,
    span,
    part,
    order,
    find,
    open,
  }),
  loader: ({ context: { queryClient, session }, deps }) => loadTeam(queryClient, session, deps),
  component: AgentTeam,
});

function AgentTeam() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame end={<GrowLink />}>
      <TeamScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
