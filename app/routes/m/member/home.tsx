import { createFileRoute } from '@tanstack/react-router';
import { MemberCentreScreen } from '../../../features/member/member-centre-screen';
import { warmQueries } from '../../../lib/warm-queries';
import { m } from '../../../paraglide/messages.js';
import { memberQueries, merchantWalletQuery, pointsQuery } from '../../../session/member.queries';
import { documentTitle } from '../../../shell/document-title';
import { pageMeta } from '../../../shell/page-meta';

export const Route = createFileRoute('/m/member/home')({
  loader: async ({ context: { queryClient, session, site } }) => {
    const { customerServiceQuery } = await import('../../../features/member/member.queries');
    await warmQueries(queryClient, [
      customerServiceQuery(),
      ...memberQueries(session),
      ...(session ? [merchantWalletQuery()] : []),
      ...(session && site.flags.PTSYS3 ? [pointsQuery()] : []),
    ]);
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.member_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/member/home', siteName), description }) };
  },
  component: MemberCentreScreen,
});
