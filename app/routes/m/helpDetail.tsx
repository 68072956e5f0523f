import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../../features/help/help.search';
import { HelpDetailScreen } from '../../features/help/help-detail-screen';
import { warmQueries } from '../../lib/warm-queries';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';

export const Route = createFileRoute('/m/helpDetail')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    const { helpQuery } = await import('../../features/help/help.queries');
    await warmQueries(queryClient, [helpQuery()]);
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/helpDetail', match.context.site.siteName) }] }),
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
