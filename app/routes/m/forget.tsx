import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ForgotScreen } from '../../features/account/forgot-password/forgot-screen';
import { countriesQuery } from '../../features/account/phone/countries.queries';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/forget')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: async ({ context: { queryClient, site } }) => {
    if (!site.flags.CHNGPASSVERIF3) return;
    await warmQueries(queryClient, [countriesQuery()]);
  },
  head: routeHead('/m/forget', m.forgot_description),
  component: Forget,
});

function Forget() {
  const router = useRouter();
  return <ForgotScreen onLoggedIn={() => router.navigate({ to: '/m/home', replace: true })} />;
}
