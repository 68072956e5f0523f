import { createFileRoute, redirect } from '@tanstack/react-router';
import { ApplyRewardScreen } from '../../features/promotions/apply/apply-reward-screen';
import { promotionTermsQuery } from '../../features/promotions/promotions.queries';
import { idSearch } from '../../lib/links/search-id';
import { patiently } from '../../lib/loading/patiently';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/applyReward')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const promotion =
      id === undefined
        ? null
        : await patiently(queryClient.ensureQueryData(promotionTermsQuery(id)).catch(() => undefined));
    if (id === undefined || promotion === null) throw redirect({ to: '/m/activity', replace: true });
    return { id };
  },
  component: ApplyReward,
});

function ApplyReward() {
  const { id } = Route.useLoaderData();
  return (
    <PageFrame>
      <ApplyRewardScreen key={id} id={id} />
    </PageFrame>
  );
}
