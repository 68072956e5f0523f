import { createFileRoute } from '@tanstack/react-router';
import { noticesQuery } from '../../features/notices/notices.queries';
import { NoticesScreen } from '../../features/notices/notices-screen';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/notice')({
  loader: async ({ context: { queryClient } }) => {
    // In the browser the screen itself says that it loads (NOTICE-13).
    const loaded = queryClient.prefetchInfiniteQuery(noticesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: routeHead('/m/notice', m.messages_description),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <NoticesScreen />
    </MainLayout>
  ),
});
