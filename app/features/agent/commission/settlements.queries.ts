import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { Settlement } from '@/contracts/commission/settlement';
import type { SettlementKind } from '@/contracts/commission/settlement-kinds';
import {
  getAgentRules,
  getSettlement,
  listSettlements,
  summariseSettlements,
} from '@/contracts/commission/settlements';
import type { ResponseOf } from '@/contracts/operation';
import type { DateRange } from '@/contracts/shared/days';

/** Settlements of a page; a statement takes as many as a browser may ask for. */
const PAGE_SIZE = 30;
export const STATEMENT_SIZE = 100;
const KEY = [MEMBER_KEY, 'settlements'] as const;

export type SettlementDetail = ResponseOf<typeof getSettlement>;
export type SettlementSums = ResponseOf<typeof summariseSettlements>;
export type AgentRules = ResponseOf<typeof getAgentRules>;
type Asked = DateRange & { kind?: SettlementKind };

/** The settlements of a range page by page, the last first. */
export function settlementsQuery(asked: Asked, limit = PAGE_SIZE) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'list', asked, limit],
    queryFn: ({ pageParam, signal }) =>
      gateway(listSettlements, { ...asked, limit, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const settlementsPage: PageOf<ResponseOf<typeof listSettlements>, Settlement> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => id,
};

/** What a range comes to, with estimates of days that are not settled. */
export function settlementSumsQuery({ from, to }: DateRange) {
  return queryOptions({
    queryKey: [...KEY, 'sums', from, to],
    queryFn: ({ signal }) => gateway(summariseSettlements, { from, to }, signal),
    placeholderData: keepPreviousData,
  });
}

/** How one settlement came about. */
export function settlementQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => gateway(getSettlement, { id }, signal),
  });
}

/** The rules that commission is counted by. */
export function agentRulesQuery() {
  return queryOptions({
    queryKey: [...KEY, 'rules'],
    queryFn: ({ signal }) => gateway(getAgentRules, {}, signal),
  });
}
