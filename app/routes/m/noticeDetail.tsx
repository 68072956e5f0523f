import { createFileRoute, redirect } from '@tanstack/react-router';
import { NoticeDetailScreen } from '../../features/notices/notice-detail-screen';
import { idSearch } from '../../lib/search-id';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/noticeDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const { isGone, noticeQuery } = await import('../../features/notices/notices.queries');
    const toAll = () => redirect({ to: '/m/notice', replace: true });
    if (id === undefined || id === '') throw toAll();
    const notice = await queryClient.ensureQueryData(noticeQuery(id)).catch((error: unknown) => {
      if (isGone(error)) throw toAll();
      return null;
    });
    return { title: notice?.title };
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const named = loaderData?.title;
    const title = named ? `${named} · ${siteName}` : documentTitle('/m/notice', siteName);
    return { meta: pageMeta({ siteName, title, description: m.messages_description({ siteName }) }) };
  },
  component: NoticeDetail,
});

function NoticeDetail() {
  const { id = '' } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />}>
      <NoticeDetailScreen id={id} />
    </MainLayout>
  );
}
