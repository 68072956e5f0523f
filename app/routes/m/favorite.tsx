import { createFileRoute } from '@tanstack/react-router';

/** `/m/favorite` is an alias of the favourite games (ROUTE-53, ROUTE-54). */
export const Route = createFileRoute('/m/favorite')();
