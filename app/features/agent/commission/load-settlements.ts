import type { QueryClient } from '@tanstack/react-query';
import { warmList, warmQueries } from '@/app/lib/calls/warm-queries';
import { todayIn } from '@/app/lib/time/dates';
import { siteQuery } from '@/app/session/site.queries';
import { teamKpiQuery } from '../home/home.queries';
import { daysOfMonth, monthFrom, monthOf } from './month';
import {
  agentRulesQuery,
  STATEMENT_SIZE,
  settlementSumsQuery,
  settlementsQuery,
} from './settlements.queries';
import type { SettlementsSearch } from './settlements.search';

/** Warms what the address shows of the settlements; answers the running day, the same on server and browser. */
export async function loadSettlements(
  queryClient: QueryClient,
  search: SettlementsSearch,
): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  const range = daysOfMonth(search.month ?? monthOf(today));
  if (search.view === 'whatIf') {
    const before = daysOfMonth(monthFrom(monthOf(today), -1));
    await warmQueries(queryClient, [agentRulesQuery(), teamKpiQuery(before), settlementSumsQuery(before)]);
    return { today };
  }
  const list =
    search.view === 'statement'
      ? settlementsQuery(range, STATEMENT_SIZE)
      : settlementsQuery({ ...range, ...(search.kind && { kind: search.kind }) });
  await Promise.all([warmList(queryClient, list), warmQueries(queryClient, [settlementSumsQuery(range)])]);
  return { today };
}
