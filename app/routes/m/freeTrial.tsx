import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { FreeTrialScreen } from '../../features/account/free-play/free-trial-screen';
import { documentTitle } from '../../shell/document-title';

export const Route = createFileRoute('/m/freeTrial')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/freeTrial', match.context.site.siteName) }] }),
  component: FreeTrial,
});

function FreeTrial() {
  const router = useRouter();
  return <FreeTrialScreen onActive={() => router.navigate({ to: '/m/home', replace: true })} />;
}
