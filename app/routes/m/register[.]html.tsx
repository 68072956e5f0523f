import { createFileRoute, useRouter } from '@tanstack/react-router';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { registerQueries } from '../../features/account/register/register.queries';
import { RegisterScreen } from '../../features/account/register/register-screen';
import { redirectSearch } from '../../lib/redirect-search';
import { warmQueries } from '../../lib/warm-queries';

export const Route = createFileRoute('/m/register.html')({
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
