import { createFileRoute } from '@tanstack/react-router';
import { downloadBannerQuery } from '../../features/download/download.queries';
import { DownloadScreen } from '../../features/download/download-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/download')({
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [downloadBannerQuery()]);
  },
  head: routeHead('/m/download', m.download_description),
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <DownloadScreen />
    </MainLayout>
  ),
});
