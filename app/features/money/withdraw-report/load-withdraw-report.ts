import type { QueryClient } from '@tanstack/react-query';
import { periodOf } from '@/app/forms/period/period';
import { todayIn } from '@/app/lib/time/dates';
import { isTrial } from '@/app/session/member-types';
import { siteQuery } from '@/app/session/site.queries';
import { MOST_DAYS } from '@/contracts/record/movement';
import type { SessionInfo } from '@/contracts/session/session-info';
import { withdrawalsQuery } from './withdraw-report.queries';
import type { WithdrawReportSearch } from './withdraw-report.search';

/** The report's bounds on a day: twelve months at most, thirty days unless told. */
export const reportBounds = (today: string) => ({ today, mostDays: MOST_DAYS, usual: 30 }) as const;

/** Warms the report that the address shows; answers the running day, the same on server and browser. */
export async function loadWithdrawReport(
  queryClient: QueryClient,
  session: SessionInfo | null,
  search: WithdrawReportSearch,
): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  if (!session || isTrial(session)) return { today };
  const range = periodOf(search, reportBounds(today));
  const loaded = queryClient.prefetchInfiniteQuery(withdrawalsQuery({ ...range, state: search.state }));
  if (typeof window === 'undefined') await loaded;
  return { today };
}
