import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ForgotScreen } from '../../features/account/forgot-password/forgot-screen';
import { recoveryMethods } from '../../features/account/forgot-password/recovery-methods';
import { countriesQuery } from '../../features/account/phone/countries.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { redirectSearch } from '../../lib/links/redirect-search';

export const Route = createFileRoute('/m/forget')({
  validateSearch: redirectSearch,
  loader: async ({ context: { queryClient, site } }) => {
    if (!recoveryMethods(site.flags).includes('phone')) return;
    await warmQueries(queryClient, [countriesQuery()]);
  },
  component: Forget,
});

function Forget() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <ForgotScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
