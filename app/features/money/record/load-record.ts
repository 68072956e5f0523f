import type { QueryClient } from '@tanstack/react-query';
import { periodOf } from '@/app/forms/period/period';
import { todayIn } from '@/app/lib/time/dates';
import { isTrial } from '@/app/session/member-types';
import { siteQuery } from '@/app/session/site.queries';
import { MOST_DAYS } from '@/contracts/record/movement';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { DateRange } from '@/contracts/shared/days';
import { ordersQuery } from './lottery/orders.queries';
import { foundQuery, movementsQuery, summaryQuery } from './record.queries';
import type { RecordSearch } from './record.search';
import { filterOf } from './record-filter';

/** The record's bounds on a day: twelve months at most, seven days unless told (MONEY-13). */
export const recordBounds = (today: string) => ({ today, mostDays: MOST_DAYS, usual: 7 }) as const;

/** Warms what the address shows of the record; answers the running day, the same on server and browser. */
export async function loadRecord(
  queryClient: QueryClient,
  session: SessionInfo | null,
  search: RecordSearch,
): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  if (!session || isTrial(session)) return { today };
  const range = periodOf(search, recordBounds(today));
  const loaded = warmed(queryClient, search, range);
  if (typeof window === 'undefined') await Promise.all(loaded);
  return { today };
}

function warmed(queryClient: QueryClient, search: RecordSearch, range: DateRange) {
  const { find, tab } = search;
  if (find !== undefined) return find === '' ? [] : [queryClient.prefetchQuery(foundQuery(find))];
  if (tab === 'lottery') return [queryClient.prefetchInfiniteQuery(ordersQuery(range))];
  const filter = filterOf(search, range);
  return [
    queryClient.prefetchInfiniteQuery(movementsQuery(filter)),
    queryClient.prefetchQuery(summaryQuery(filter)),
  ];
}
