import { createFileRoute } from '@tanstack/react-router';
import { rankOverviewQuery } from '@/app/domain/member/rank-overview.queries';
import { registerRulesQuery } from '@/app/domain/member/register-rules.queries';
import { ACCOUNT_PARTS } from '@/app/features/profile/account-parts';
import { AccountScreen } from '@/app/features/profile/account-screen';
import { profileQuery } from '@/app/features/profile/profile.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { memberIconQuery, memberInfoQuery } from '@/app/session/member.queries';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/myAccount/index')({
  loader: async ({ context: { queryClient, session, site } }) => {
    if (!session) return;
    await warmQueries(queryClient, [
      memberInfoQuery(),
      profileQuery(),
      memberIconQuery(),
      ...(ACCOUNT_PARTS.rank({ session, flags: site.flags }) ? [rankOverviewQuery()] : []),
      registerRulesQuery(),
    ]);
  },
  component: () => (
    <PageFrame>
      <AccountScreen />
    </PageFrame>
  ),
});
