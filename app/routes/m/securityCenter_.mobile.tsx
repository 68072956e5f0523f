import { createFileRoute } from '@tanstack/react-router';
import { contactQueries } from '../../features/account/security/contact/contact-queries';
import { ContactScreen } from '../../features/account/security/contact/contact-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/securityCenter_/mobile')({
  loader: async ({ context: { queryClient, session, site } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, contactQueries(site));
  },
  component: () => (
    <PageFrame>
      <ContactScreen channel="mobile" />
    </PageFrame>
  ),
});
