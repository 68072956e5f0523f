import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { FreeTrialScreen } from '../../features/account/free-play/free-trial-screen';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/freeTrial')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.trial_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/freeTrial', siteName), description }) };
  },
  component: FreeTrial,
});

function FreeTrial() {
  const router = useRouter();
  return <FreeTrialScreen onActive={() => router.navigate({ to: '/m/home', replace: true })} />;
}
