import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { FreeTrialScreen } from '../../features/account/free-play/free-trial-screen';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/freeTrial')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  head: routeHead('/m/freeTrial', m.trial_description),
  component: FreeTrial,
});

function FreeTrial() {
  const router = useRouter();
  return <FreeTrialScreen onActive={() => router.navigate({ to: '/m/home', replace: true })} />;
}
