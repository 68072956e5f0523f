import { createFileRoute } from '@tanstack/react-router';
import { rankOverviewQuery } from '../../../domain/member/rank-overview.queries';
import { registerRulesQuery } from '../../../domain/member/register-rules.queries';
import { AccountScreen } from '../../../features/profile/account-screen';
import { profileQuery } from '../../../features/profile/profile.queries';
import { warmQueries } from '../../../lib/warm-queries';
import { memberIconQuery, memberInfoQuery } from '../../../session/member.queries';
import { PageFrame } from '../../../shell/page-frame';

export const Route = createFileRoute('/m/myAccount/index')({
  loader: async ({ context: { queryClient, session, site } }) => {
    if (!session) return;
    await warmQueries(queryClient, [
      memberInfoQuery(),
      profileQuery(),
      memberIconQuery(),
      ...(site.flags.VIPBENEFIT3 ? [rankOverviewQuery()] : []),
      registerRulesQuery(),
    ]);
  },
  component: () => (
    <PageFrame>
      <AccountScreen />
    </PageFrame>
  ),
});
