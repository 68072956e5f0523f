import { createFileRoute, useRouter } from '@tanstack/react-router';
import { FreeTrialScreen } from '../../features/account/free-play/free-trial-screen';

export const Route = createFileRoute('/m/freeTrial')({
  component: FreeTrial,
});

function FreeTrial() {
  const router = useRouter();
  return <FreeTrialScreen onActive={() => router.navigate({ to: '/m/home', replace: true })} />;
}
