import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../features/notices/notices-screen';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';

export const Route = createFileRoute('/m/notice')({
  loader: async ({ context: { queryClient } }) => {
    const { noticesQuery } = await import('../../features/notices/notices.queries');
    // In the browser the screen itself says that it loads (NOTICE-13).
    const loaded = queryClient.prefetchInfiniteQuery(noticesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/notice', match.context.site.siteName) }] }),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <NoticesScreen />
    </MainLayout>
  ),
});
