import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ForgotScreen } from '../../features/account/forgot-password/forgot-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/forget')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: async ({ context: { queryClient, site } }) => {
    if (!site.flags.CHNGPASSVERIF3) return;
    const { countriesQuery } = await import('../../features/account/phone/countries.queries');
    await warmQueries(queryClient, [countriesQuery()]);
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.forgot_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/forget', siteName), description }) };
  },
  component: Forget,
});

function Forget() {
  const router = useRouter();
  return <ForgotScreen onLoggedIn={() => router.navigate({ to: '/m/home', replace: true })} />;
}
