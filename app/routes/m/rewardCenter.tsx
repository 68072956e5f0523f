import { createFileRoute } from '@tanstack/react-router';
import { InfoLink } from '../../features/rewards/info-link';
import { loadRewardCentre } from '../../features/rewards/load-rewards';
import { RewardCentreScreen } from '../../features/rewards/reward-centre-screen';
import { rewardsSearch } from '../../features/rewards/rewards.search';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/rewardCenter')({
  validateSearch: rewardsSearch,
  loader: ({ context: { queryClient, session } }) => loadRewardCentre(queryClient, session),
  component: RewardCenter,
});

function RewardCenter() {
  const search = Route.useSearch();
  return (
    <PageFrame end={<InfoLink search={search} />}>
      <RewardCentreScreen search={search} />
    </PageFrame>
  );
}
