import { createFileRoute, redirect } from '@tanstack/react-router';
import { NoticeDetailScreen } from '../../features/notices/notice-detail-screen';
import { isGone, noticeQuery } from '../../features/notices/notices.queries';
import { idSearch } from '../../lib/links/search-id';
import { patiently } from '../../lib/loading/patiently';
import { useLateTitle } from '../../lib/loading/use-late-title';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/noticeDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const toAll = () => redirect({ to: '/m/notice', replace: true });
    if (id === undefined) throw toAll();
    const notice = await patiently(
      queryClient.ensureQueryData(noticeQuery(id)).catch((error: unknown) => {
        if (isGone(error)) throw toAll();
        return null;
      }),
    );
    return { title: notice?.title };
  },
  component: NoticeDetail,
});

function NoticeDetail() {
  const { id = '' } = Route.useSearch();
  useLateTitle(Route.useLoaderData().title, noticeQuery(id));
  return (
    <PageFrame>
      <NoticeDetailScreen id={id} />
    </PageFrame>
  );
}
