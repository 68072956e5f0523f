import { createFileRoute } from '@tanstack/react-router';
import { customerServiceQuery } from '../../../features/member/member.queries';
import { MemberCentreScreen } from '../../../features/member/member-centre-screen';
import { merchantWalletQuery, pointsQuery, warmMember } from '../../../session/member.queries';
import { documentTitle } from '../../../shell/document-title';

export const Route = createFileRoute('/m/member/home')({
  loader: async ({ context: { queryClient, session, site } }) => {
    await Promise.all([
      warmMember(queryClient),
      queryClient.prefetchQuery(customerServiceQuery()),
      session && queryClient.prefetchQuery(merchantWalletQuery()),
      session && site.flags.PTSYS3 && queryClient.prefetchQuery(pointsQuery()),
    ]);
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/member/home', match.context.site.siteName) }] }),
  component: MemberCentreScreen,
});
