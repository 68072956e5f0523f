import { createFileRoute } from '@tanstack/react-router';
import { noticesQuery } from '../../features/notices/notices.queries';
import { NoticesScreen } from '../../features/notices/notices-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/notice')({
  loader: async ({ context: { queryClient } }) => {
    // In the browser the screen itself says that it loads (NOTICE-13).
    const loaded = queryClient.prefetchInfiniteQuery(noticesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  component: () => (
    <PageFrame>
      <NoticesScreen />
    </PageFrame>
  ),
});
