import { redirect } from '@tanstack/react-router';

type Entered = { context: { session: unknown }; location: { href: string } };

/** For `beforeLoad` of a member's page: a guest goes to the login, which leads back to the page (ROUTE-88, LOGIN-44). */
export function requireSession({ context, location }: Entered): void {
  if (context.session) return;
  throw redirect({ to: '/m/login', search: { redirect: location.href }, replace: true });
}
