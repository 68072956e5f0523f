import { createFileRoute } from '@tanstack/react-router';
import { customerServiceQuery } from '../../../features/member/member.queries';
import { MemberCentreScreen } from '../../../features/member/member-centre-screen';
import { depositsQuery } from '../../../features/money/deposit/deposit.queries';
import { WaitingDeposit } from '../../../features/money/deposit/waiting-deposit';
import { warmQueries } from '../../../lib/warm-queries';
import {
  memberIconQuery,
  memberQueries,
  merchantWalletQuery,
  pointsQuery,
} from '../../../session/member.queries';
import { hasMoney } from '../../../session/member-types';

export const Route = createFileRoute('/m/member/home')({
  loader: async ({ context: { queryClient, session, site } }) => {
    await warmQueries(queryClient, [
      customerServiceQuery(),
      ...memberQueries(session),
      ...(hasMoney(session) ? [depositsQuery()] : []),
      ...(session ? [merchantWalletQuery(), memberIconQuery()] : []),
      ...(session && site.flags.PTSYS3 ? [pointsQuery()] : []),
    ]);
  },
  component: () => <MemberCentreScreen waiting={<WaitingDeposit />} />,
});
