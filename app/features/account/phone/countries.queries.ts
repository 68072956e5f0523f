import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { getCountries } from '@/contracts/system/countries';

const AN_HOUR = 3_600_000;

/** Countries with their dialling codes, and the one a number is from unless told (CALL-32). */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => gateway(getCountries, {}, signal),
    staleTime: AN_HOUR,
  });
}
