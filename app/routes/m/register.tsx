import { createFileRoute, useRouter } from '@tanstack/react-router';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { registerQueries } from '../../features/account/register/register.queries';
import { RegisterScreen } from '../../features/account/register/register-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { redirectSearch } from '../../lib/links/redirect-search';

export const Route = createFileRoute('/m/register')({
  validateSearch: redirectSearch,
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [...registerQueries(), bannersQuery('m_reg')]);
  },
  component: Register,
});

function Register() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <RegisterScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
