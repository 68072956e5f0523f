import { createFileRoute } from '@tanstack/react-router';
import { downloadBannerQuery } from '../../features/download/download.queries';
import { DownloadScreen } from '../../features/download/download-screen';
import { warmQueries } from '../../lib/warm-queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/download')({
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [downloadBannerQuery()]);
  },
  component: () => (
    <PageFrame>
      <DownloadScreen />
    </PageFrame>
  ),
});
