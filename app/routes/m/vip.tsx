import { createFileRoute } from '@tanstack/react-router';
import { rankOverviewQuery } from '../../domain/member/rank-overview.queries';
import { VipScreen } from '../../features/vip/vip-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { memberInfoQuery } from '../../session/member.queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/vip')({
  loader: async ({ context: { queryClient, session } }) => {
    if (session) await warmQueries(queryClient, [rankOverviewQuery(), memberInfoQuery()]);
  },
  component: () => (
    <PageFrame>
      <VipScreen />
    </PageFrame>
  ),
});
