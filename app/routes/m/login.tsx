import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { guestQueries } from '../../domain/member/free-play.queries';
import { LoginScreen } from '../../features/account/login/login-screen';
import { redirectSearch } from '../../lib/redirect-search';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/login')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: ({ context: { queryClient, session } }) => warmQueries(queryClient, guestQueries(session)),
  head: routeHead('/m/login', m.login_description),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <LoginScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
