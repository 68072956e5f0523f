import { createFileRoute } from '@tanstack/react-router';
import { customerServiceQuery } from '../../../features/member/member.queries';
import { MemberCentreScreen } from '../../../features/member/member-centre-screen';
import { warmQueries } from '../../../lib/warm-queries';
import {
  memberIconQuery,
  memberQueries,
  merchantWalletQuery,
  pointsQuery,
} from '../../../session/member.queries';

export const Route = createFileRoute('/m/member/home')({
  loader: async ({ context: { queryClient, session, site } }) => {
    await warmQueries(queryClient, [
      customerServiceQuery(),
      ...memberQueries(session),
      ...(session ? [merchantWalletQuery(), memberIconQuery()] : []),
      ...(session && site.flags.PTSYS3 ? [pointsQuery()] : []),
    ]);
  },
  component: MemberCentreScreen,
});
