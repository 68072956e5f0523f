import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { DownloadScreen } from '../../features/download/download-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/download')({
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [bannersQuery('m_download')]);
  },
  component: () => (
    <PageFrame>
      <DownloadScreen />
    </PageFrame>
  ),
});
