import { createFileRoute } from '@tanstack/react-router';
import { helpQuery } from '../../features/help/help.queries';
import { helpSearch } from '../../features/help/help.search';
import { HelpDetailScreen } from '../../features/help/help-detail-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/helpDetail')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [helpQuery()]);
  },
  component: HelpDetail,
});

function HelpDetail() {
  const search = Route.useSearch();
  return (
    <PageFrame>
      <HelpDetailScreen search={search} />
    </PageFrame>
  );
}
