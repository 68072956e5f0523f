import { createFileRoute, useRouter } from '@tanstack/react-router';
import { FreeTrialScreen } from '../../features/account/free-play/free-trial-screen';
import { redirectSearch } from '../../lib/links/redirect-search';

export const Route = createFileRoute('/m/freeTrial')({
  validateSearch: redirectSearch,
  component: FreeTrial,
});

function FreeTrial() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <FreeTrialScreen onActive={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
