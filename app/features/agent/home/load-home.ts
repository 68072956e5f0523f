import type { QueryClient } from '@tanstack/react-query';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { todayIn } from '@/app/lib/time/dates';
import { getsAgreementPrompts } from '@/app/session/member-types';
import { siteQuery } from '@/app/session/site.queries';
import type { SessionInfo } from '@/contracts/session/session-info';
import { agreementQuery } from '../agreements/agreements.queries';
import { type Span, spanOf } from '../span/span';
import type { SpanSearch } from '../span/span.search';
import { bestMembersQuery, teamKpiQuery } from './home.queries';
import { plottedDays } from './plotted-days';

/** Warms what the address shows of the agent home; answers the running day, the same on server and browser. */
export async function loadAgentHome(
  queryClient: QueryClient,
  session: SessionInfo | null,
  search: SpanSearch,
): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  const span = spanOf(search, today);
  const best = span.kept ? [bestMembersQuery(span.kept)] : [];
  const agreements = getsAgreementPrompts(session) ? [agreementQuery('salary')] : [];
  await warmQueries(queryClient, [...kpiQueries(span), ...best, ...agreements]);
  return { today };
}

function kpiQueries(span: Span) {
  const plotted = plottedDays(span);
  const ranges = [span.range, span.before, plotted.range, plotted.before];
  return [...new Map(ranges.map((range) => [`${range.from} ${range.to}`, range])).values()].map(teamKpiQuery);
}
