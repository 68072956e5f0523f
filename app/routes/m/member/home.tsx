import { createFileRoute } from '@tanstack/react-router';
import { CENTRE_PARTS } from '@/app/features/member/centre-parts';
import { customerServiceQuery } from '@/app/features/member/member.queries';
import { MemberCentreScreen } from '@/app/features/member/member-centre-screen';
import { depositsQuery } from '@/app/features/money/deposit/deposit.queries';
import { WaitingDeposit } from '@/app/features/money/deposit/waiting-deposit';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { isOpen } from '@/app/lib/links/screen-open';
import {
  memberIconQuery,
  memberQueries,
  merchantWalletQuery,
  pointsQuery,
} from '@/app/session/member.queries';
import { hasMoney } from '@/app/session/member-types';

export const Route = createFileRoute('/m/member/home')({
  loader: async ({ context: { queryClient, session, site } }) => {
    await warmQueries(queryClient, [
      customerServiceQuery(),
      ...memberQueries(session),
      ...(hasMoney(session) && isOpen(site, '/m/voucherCenter') ? [depositsQuery()] : []),
      ...(session ? [merchantWalletQuery(), memberIconQuery()] : []),
      ...(CENTRE_PARTS.points({ session, flags: site.flags }) ? [pointsQuery()] : []),
    ]);
  },
  component: () => <MemberCentreScreen waiting={<WaitingDeposit />} />,
});
