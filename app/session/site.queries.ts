import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { STATUS_CACHE_LIFETIME } from '../lib/time/timing';
import { getSite } from './lazy-functions';
import { isRegistrationOpen } from './registration-open';

/** The site's settings and flags; looked at again on navigation after ten minutes (GATE-15, GATE-17). */
export function siteQuery() {
  return queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => getSite({ signal }),
    staleTime: STATUS_CACHE_LIFETIME,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export function useSite() {
  return useSuspenseQuery(siteQuery()).data;
}

/** Whether the site takes registrations by any method; without one nothing leads there (REG-04, REG-05, REG-08). */
export function useRegistrationOpen(): boolean {
  return isRegistrationOpen(useSite());
}
