import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '../../features/account/security/contact/contact-screen';
import { securityOverviewQuery } from '../../features/account/security/security.queries';
import { warmQueries } from '../../lib/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/securityCenter_/mobile')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [securityOverviewQuery()]);
  },
  component: () => (
    <PageFrame>
      <ContactScreen channel="mobile" />
    </PageFrame>
  ),
});
