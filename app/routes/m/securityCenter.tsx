import { createFileRoute } from '@tanstack/react-router';
import { passkeysQuery } from '../../features/account/passkeys/passkeys.queries';
import { securityOverviewQuery } from '../../features/account/security/security.queries';
import { SecurityCentreScreen } from '../../features/account/security/security-centre-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/securityCenter')({
  loader: async ({ context: { queryClient, session, site } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [securityOverviewQuery(), ...(site.passkeys ? [passkeysQuery()] : [])]);
  },
  component: () => (
    <PageFrame>
      <SecurityCentreScreen />
    </PageFrame>
  ),
});
