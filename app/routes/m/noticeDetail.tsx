import { createFileRoute, redirect } from '@tanstack/react-router';
import { NoticeDetailScreen } from '../../features/notices/notice-detail-screen';
import { isGone, noticeQuery } from '../../features/notices/notices.queries';
import { idSearch } from '../../lib/search-id';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/noticeDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const toAll = () => redirect({ to: '/m/notice', replace: true });
    if (id === undefined || id === '') throw toAll();
    const notice = await queryClient.ensureQueryData(noticeQuery(id)).catch((error: unknown) => {
      if (isGone(error)) throw toAll();
      return null;
    });
    return { title: notice?.title };
  },
  head: routeHead('/m/notice', m.messages_description),
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
