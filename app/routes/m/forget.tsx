import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ForgotScreen } from '../../features/account/forgot-password/forgot-screen';
import { warmQueries } from '../../lib/warm-queries';
import { documentTitle } from '../../shell/document-title';

export const Route = createFileRoute('/m/forget')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: async ({ context: { queryClient, site } }) => {
    if (!site.flags.CHNGPASSVERIF3) return;
    const { countriesQuery } = await import('../../features/account/phone/countries.queries');
    await warmQueries(queryClient, [countriesQuery()]);
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/forget', match.context.site.siteName) }] }),
  component: Forget,
});

function Forget() {
  const router = useRouter();
  return <ForgotScreen onLoggedIn={() => router.navigate({ to: '/m/home', replace: true })} />;
}
