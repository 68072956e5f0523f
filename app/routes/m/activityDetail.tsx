import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPromotion } from '../../features/promotions/load-promotion';
import { PromotionPageScreen } from '../../features/promotions/promotion-page-screen';
import { givenId, promotionSearch } from '../../features/promotions/promotions.search';
import { imageAddress } from '../../lib/image-host';
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
    return { id, promotion: promotion && { title: promotion.title, picture: promotion.picture } };
  },
  head: ({ match, loaderData }) => {
    const { siteName, imageHosts } = match.context.site;
    const { title: name, picture } = loaderData?.promotion ?? {};
    const title = name ? `${name} · ${siteName}` : documentTitle('/m/activityDetail', siteName);
    const image = picture && imageAddress(picture, imageHosts);
    return { meta: pageMeta({ siteName, title, description: m.promo_description({ siteName }), image }) };
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
