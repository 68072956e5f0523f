import { createFileRoute, redirect } from '@tanstack/react-router';

/** `/` is an alias of home (ROUTE-26). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/m/home', search, replace: true, statusCode: 302 });
  },
});
