import { createFileRoute } from '@tanstack/react-router';

/** The other address of the JILI games (ROUTE-56, ROUTE-71). */
export const Route = createFileRoute('/m/jili')();
