import { createFileRoute } from '@tanstack/react-router';
import { growSearch } from '../../features/agent/grow/grow.search';
import { GrowScreen } from '../../features/agent/grow/grow-screen';
import { loadGrow } from '../../features/agent/grow/load-grow';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/agent_/grow')({
  validateSearch: growSearch,
  loaderDeps: ({ search: { part, span, from, to, link } }) => ({ part, span, from, to, link }),
  loader: ({ context: { queryClient }, deps }) => loadGrow(queryClient, deps),
  component: Grow,
});

function Grow() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame>
      <GrowScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
