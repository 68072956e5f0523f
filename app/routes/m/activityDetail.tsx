import { createFileRoute, redirect } from '@tanstack/react-router';
import { imageAddress } from '../../domain/media/image-host';
import { loadPromotion } from '../../features/promotions/load-promotion';
import { PromotionPageScreen } from '../../features/promotions/promotion-page-screen';
import { promotionQuery } from '../../features/promotions/promotions.queries';
import { idSearch } from '../../lib/links/search-id';
import { useLateTitle } from '../../lib/loading/use-late-title';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/activityDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, session, site }, deps: { id } }) => {
    const promotion = id === undefined ? null : await loadPromotion(queryClient, session, id);
    if (id === undefined || promotion === null) throw redirect({ to: '/m/activity', replace: true });
    const { title, picture } = promotion ?? {};
    return { id, title, image: picture && imageAddress(picture, site.imageHosts) };
  },
  component: ActivityDetail,
});

function ActivityDetail() {
  const { id, title } = Route.useLoaderData();
  useLateTitle(title, promotionQuery(id));
  return (
    <PageFrame>
      <PromotionPageScreen key={id} id={id} />
    </PageFrame>
  );
}
