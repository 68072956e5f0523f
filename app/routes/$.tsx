import { createFileRoute } from '@tanstack/react-router';

/**
 * What no other route knows, `/m`, `/m/index` and the other aliases of home among it; the table of screens says where it
 * leads (ROUTE-26 to ROUTE-31, ROUTE-77 to ROUTE-80).
 */
export const Route = createFileRoute('/$')();
