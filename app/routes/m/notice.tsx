import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../features/notices/notices-screen';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/notice')({
  loader: async ({ context: { queryClient } }) => {
    const { noticesQuery } = await import('../../features/notices/notices.queries');
    // In the browser the screen itself says that it loads (NOTICE-13).
    const loaded = queryClient.prefetchInfiniteQuery(noticesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.messages_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/notice', siteName), description }) };
  },
  component: () => (
    <MainLayout header={<PageHeader />}>
      <NoticesScreen />
    </MainLayout>
  ),
});
