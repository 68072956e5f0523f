import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/account/register/register-screen';
import { redirectSearch } from '../../lib/redirect-search';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/register.html')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: async ({ context: { queryClient } }) => {
    const { registerQueries } = await import('../../features/account/register/register.queries');
    await warmQueries(queryClient, registerQueries());
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.register_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/register.html', siteName), description }) };
  },
  component: Register,
});

function Register() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <RegisterScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
