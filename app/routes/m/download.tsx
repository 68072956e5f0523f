import { createFileRoute } from '@tanstack/react-router';
import { DownloadScreen } from '../../features/download/download-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/download')({
  // A loader is in the first scripts of every page: what it asks for need not be.
  loader: async ({ context: { queryClient } }) => {
    const { downloadBannerQuery } = await import('../../features/download/download.queries');
    await warmQueries(queryClient, [downloadBannerQuery()]);
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.download_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/download', siteName), description }) };
  },
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <DownloadScreen />
    </MainLayout>
  ),
});
