import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { registerQueries } from '../../features/account/register/register.queries';
import { RegisterScreen } from '../../features/account/register/register-screen';
import { redirectSearch } from '../../lib/redirect-search';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/register')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, registerQueries());
  },
  head: routeHead('/m/register', m.register_description),
  component: Register,
});

function Register() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <RegisterScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
