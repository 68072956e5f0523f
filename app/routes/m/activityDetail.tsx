import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPromotion } from '../../features/promotions/load-promotion';
import { PromotionPageScreen } from '../../features/promotions/promotion-page-screen';
import { givenId, promotionSearch } from '../../features/promotions/promotions.search';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/activityDetail')({
  validateSearch: promotionSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, session }, deps }) => {
    const id = givenId(deps.id);
    const promotion = id === undefined ? null : await loadPromotion(queryClient, session, id);
    if (id === undefined || promotion === null) throw redirect({ to: '/m/activity', replace: true });
    return { id, title: promotion?.title };
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const title = loaderData?.title
      ? `${loaderData.title} · ${siteName}`
      : documentTitle('/m/activityDetail', siteName);
    return { meta: pageMeta({ siteName, title, description: m.promo_description({ siteName }) }) };
  },
  component: ActivityDetail,
});

function ActivityDetail() {
  const { id } = Route.useLoaderData();
  return (
    <MainLayout header={<PageHeader />} footer={false}>
      <PromotionPageScreen key={id} id={id} />
    </MainLayout>
  );
}
