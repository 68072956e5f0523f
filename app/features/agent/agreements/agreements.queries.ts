import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { getDividendContract } from '@/contracts/agreements/dividend-contract';
import { getDownlineContract } from '@/contracts/agreements/downline';
import { listDownlineContracts } from '@/contracts/agreements/downlines';
import { getHourContract } from '@/contracts/agreements/hour-contract';
import type { AgreementGroup, AgreementKind } from '@/contracts/agreements/kinds';
import { getSalaryContract } from '@/contracts/agreements/salary-contract';
import type { ResponseOf } from '@/contracts/operation';

/** Entries of a page. */
const PAGE_SIZE = 20;

export type SalaryContract = ResponseOf<typeof getSalaryContract>;
export type DividendContract = ResponseOf<typeof getDividendContract>;
export type HourContract = ResponseOf<typeof getHourContract>;
export type MyContract = SalaryContract | DividendContract | HourContract;
export type MyVersion = MyContract['versions'][number];

const READS: Record<AgreementKind, (signal: AbortSignal) => Promise<MyContract>> = {
  salary: (signal) => gateway(getSalaryContract, {}, signal),
  dividend: (signal) => gateway(getDividendContract, {}, signal),
  hour: (signal) => gateway(getHourContract, {}, signal),
};

/** The member's contract of a kind, and which of all kinds wait for an answer (CALL-78 to CALL-80). */
export function contractQuery(kind: AgreementKind) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'contract', kind],
    queryFn: ({ signal }) => READS[kind](signal),
    staleTime: 10_000,
  });
}

export type DownlineContract = ResponseOf<typeof getDownlineContract>;
export type DownlineVersion = DownlineContract['versions'][number];

/** What was agreed with a direct downline, and what the agent holds (AGENT-24). */
export function downlineContractQuery(account: string, kind: AgreementKind) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'downline-contract', account, kind],
    queryFn: ({ signal }) => gateway(getDownlineContract, { account, kind }, signal),
    staleTime: 10_000,
    retry: (failures, error) => failures < 2 && !isNoDownline(error),
  });
}

/** Whether nobody of that name is directly below. */
export const isNoDownline = (error: unknown): boolean => isUnknown(error, 'agreement.agent.unknown');

/** The agreements with direct downlines, page by page, the last first (AGENT-24). */
export function downlineContractsQuery(group: AgreementGroup | undefined) {
  const filter = group ? { group } : {};
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'downline-contracts', filter],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listDownlineContracts,
        { ...filter, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Page = ResponseOf<typeof listDownlineContracts>;
export type AgreementLine = Page['list'][number];

export const downlineContractsPage: PageOf<Page, AgreementLine> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => id,
};
