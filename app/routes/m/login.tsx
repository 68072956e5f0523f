import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '../../features/account/login/login-screen';
import { sameSitePath } from '../../lib/same-site-path';
import { warmQueries } from '../../lib/warm-queries';
import { guestQueries } from '../../session/free-play.queries';
import { documentTitle } from '../../shell/document-title';

const searchSchema = v.object({
  /** Same-site path to go to after the login; anything else is dropped (LOGIN-44). */
  redirect: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((path) => sameSitePath(path)),
    ),
  ),
});

export const Route = createFileRoute('/m/login')({
  validateSearch: searchSchema,
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  loader: ({ context: { queryClient, session } }) => warmQueries(queryClient, guestQueries(session)),
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/login', match.context.site.siteName) }] }),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  const router = useRouter();
  return <LoginScreen onLoggedIn={() => router.navigate({ href: wanted ?? '/m/home', replace: true })} />;
}
