import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guestQueries } from '../../domain/member/free-play.queries';
import { LoginScreen } from '../../features/account/login/login-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { redirectSearch } from '../../lib/links/redirect-search';

export const Route = createFileRoute('/m/login')({
  validateSearch: redirectSearch,
  loader: ({ context: { queryClient, session, site } }) =>
    warmQueries(queryClient, guestQueries(session, site)),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <LoginScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
