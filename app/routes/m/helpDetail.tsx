import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../../features/help/help.search';
import { HelpDetailScreen } from '../../features/help/help-detail-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/helpDetail')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    const { helpQuery } = await import('../../features/help/help.queries');
    await warmQueries(queryClient, [helpQuery()]);
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.help_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/helpDetail', siteName), description }) };
  },
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
