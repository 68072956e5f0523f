import { createFileRoute, redirect } from '@tanstack/react-router';

/** `/m`, `/m/index` and the other aliases of home, and every unknown path (ROUTE-26 to ROUTE-31, ROUTE-78, ROUTE-79). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/m/home', search, replace: true, statusCode: 302 });
  },
});
