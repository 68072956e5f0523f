import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import type { DateRange } from '@/contracts/shared/days';
import { listBestMembers } from '@/contracts/team/best-members';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import { getTeamKpi } from '@/contracts/team/team-kpi';

export type TeamKpi = ResponseOf<typeof getTeamKpi>;
export type BestMember = ResponseOf<typeof listBestMembers>['list'][number];

/** What is known of an agent's team. */
const TEAM_KEY = [MEMBER_KEY, 'team'] as const;

/** What the team came to in a range of days (AGENT-07). */
export function teamKpiQuery({ from, to }: DateRange) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'kpi', from, to],
    queryFn: ({ signal }) => gateway(getTeamKpi, { from, to }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The direct members whose branches earned most in a span. */
export function bestMembersQuery(span: KeptSpan) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'best', span],
    queryFn: async ({ signal }) => (await gateway(listBestMembers, { span }, signal)).list,
    placeholderData: keepPreviousData,
  });
}
