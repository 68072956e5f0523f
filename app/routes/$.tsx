import { createFileRoute, redirect } from '@tanstack/react-router';
import { furtherRoute } from '../lib/further-routes';

/**
 * What no other route knows: a path of the operator's further table leads to its target, `/m`, `/m/index`, the other
 * aliases of home and every unknown path lead home (ROUTE-26 to ROUTE-31, ROUTE-77 to ROUTE-80).
 */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context: { site }, location, search }) => {
    const further = furtherRoute(site.furtherRoutes, location.pathname);
    throw redirect({
      to: further?.to ?? '/m/home',
      search: { ...further?.search, ...search },
      replace: true,
      statusCode: 302,
    });
  },
});
