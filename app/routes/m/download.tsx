import { createFileRoute } from '@tanstack/react-router';
import { downloadBannerQuery } from '../../features/download/download.queries';
import { DownloadScreen } from '../../features/download/download-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/download')({
  loader: async ({ context: { queryClient } }) => {
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
