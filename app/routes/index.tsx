import { createFileRoute } from '@tanstack/react-router';

/** `/` is an alias of home (ROUTE-26). */
export const Route = createFileRoute('/')();
