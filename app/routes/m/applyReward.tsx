import { createFileRoute, redirect } from '@tanstack/react-router';
import { ApplyRewardScreen } from '../../features/promotions/apply/apply-reward-screen';
import { promotionTermsQuery } from '../../features/promotions/promotions.queries';
import { givenId, promotionSearch } from '../../features/promotions/promotions.search';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/applyReward')({
  validateSearch: promotionSearch,
  beforeLoad: ({ context: { session }, search }) => {
    const id = givenId(search.id);
    if (!session || id === undefined) throw redirect({ to: '/m/activity', replace: true });
    return { promotionId: id };
  },
  loader: async ({ context: { queryClient, promotionId } }) => {
    const promotion = await queryClient
      .ensureQueryData(promotionTermsQuery(promotionId))
      .catch(() => undefined);
    if (promotion === null) throw redirect({ to: '/m/activity', replace: true });
    return { id: promotionId };
  },
  head: routeHead('/m/applyReward', m.promo_description),
  component: ApplyReward,
});

function ApplyReward() {
  const { id } = Route.useLoaderData();
  return (
    <MainLayout header={<PageHeader />} footer={false}>
      <ApplyRewardScreen key={id} id={id} />
    </MainLayout>
  );
}
