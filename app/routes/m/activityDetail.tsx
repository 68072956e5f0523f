import { createFileRoute, redirect } from '@tanstack/react-router';
import { imageAddress } from '../../domain/media/image-host';
import { loadPromotion } from '../../features/promotions/load-promotion';
import { PromotionPageScreen } from '../../features/promotions/promotion-page-screen';
import { givenId, promotionSearch } from '../../features/promotions/promotions.search';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/activityDetail')({
  validateSearch: promotionSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, session, site }, deps }) => {
    const id = givenId(deps.id);
    const promotion = id === undefined ? null : await loadPromotion(queryClient, session, id);
    if (id === undefined || promotion === null) throw redirect({ to: '/m/activity', replace: true });
    const { title, picture } = promotion ?? {};
    return { id, title, image: picture && imageAddress(picture, site.imageHosts) };
  },
  head: routeHead('/m/activityDetail', m.promo_description),
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
