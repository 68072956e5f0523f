import type { QueryClient } from '@tanstack/react-query';
import { MOST_DAYS } from '../../../../contracts/record/movement';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { periodOf } from '../../../forms/period/period';
import { todayIn } from '../../../lib/dates';
import { isTrial } from '../../../session/member-types';
import { siteQuery } from '../../../session/site.queries';
import { ordersQuery } from './lottery/orders.queries';
import { movementsQuery, summaryQuery } from './record.queries';
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
  const filter = filterOf(search, range);
  const loaded =
    search.tab === 'lottery'
      ? [queryClient.prefetchInfiniteQuery(ordersQuery(range))]
      : [
          queryClient.prefetchInfiniteQuery(movementsQuery(filter)),
          queryClient.prefetchQuery(summaryQuery(filter)),
        ];
  if (typeof window === 'undefined') await Promise.all(loaded);
  return { today };
}
