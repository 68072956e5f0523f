import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import type { Downline } from '@/contracts/team/downline';
import type { TeamOrder, TeamSpan } from '@/contracts/team/downline-kinds';
import { findInTeam, getTeamMember, listTeam } from '@/contracts/team/team';
import type { Asked } from './team.search';

const PAGE_SIZE = 50;
/** Those of a branch that is opened in its place; all others are a step into it away. */
const BRANCH_SIZE = 2;
/** Figures move when they are rolled up, every quarter of an hour at most, in milliseconds. */
const FRESH = 60_000;

/** All that is known of an agent's team. */
const TEAM_KEY = [MEMBER_KEY, 'team'] as const;

/** A team page by page, in the order of a figure (AGENT-25). */
export function teamQuery(asked: Asked) {
  return infiniteQueryOptions({
    queryKey: [...TEAM_KEY, 'list', asked],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listTeam,
        { ...asked, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });
}

export const teamPage: PageOf<ResponseOf<typeof listTeam>, Downline> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => id,
  totalOf: ({ total }) => total,
};

/** The first of those right below an agent (AGENT-25). */
export function branchQuery(member: string, span: TeamSpan, order: TeamOrder) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'branch', member, span, order],
    queryFn: async ({ signal }) =>
      (await gateway(listTeam, { member, span, part: 'direct', order, limit: BRANCH_SIZE }, signal)).list,
    staleTime: FRESH,
  });
}

/** Somebody of the team, or oneself, with figures and counts (AGENT-25). */
export function teamMemberQuery({ member, span }: Pick<Asked, 'member' | 'span'>) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'member', member ?? '', span],
    queryFn: ({ signal }) =>
      gateway(getTeamMember, { ...(member !== undefined && { member }), span }, signal),
    placeholderData: (before) => (before && isShown(before, member) ? before : undefined),
    staleTime: FRESH,
  });
}

/** Over another span the figures before stay, paler; those of somebody else never do. */
const isShown = ({ id, level }: ResponseOf<typeof getTeamMember>, member: string | undefined): boolean =>
  member === undefined ? level === 0 : id === member;

/** Everybody of the own team whose account has a text in it (AGENT-25). */
export function foundQuery(name: string, span: TeamSpan) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'found', name, span],
    queryFn: ({ signal }) => gateway(findInTeam, { name, span }, signal),
    staleTime: FRESH,
  });
}
