import { createFileRoute } from '@tanstack/react-router';
import { helpQuery } from '../../features/help/help.queries';
import { helpSearch } from '../../features/help/help.search';
import { HelpDetailScreen } from '../../features/help/help-detail-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/helpDetail')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [helpQuery()]);
  },
  head: routeHead('/m/helpDetail', m.help_description),
  component: HelpDetail,
});

function HelpDetail() {
  const search = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />} footer={false}>
      <HelpDetailScreen search={search} />
    </MainLayout>
  );
}
