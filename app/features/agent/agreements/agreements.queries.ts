import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { getDividendAgreement } from '@/contracts/agreements/dividend-agreement';
import { getDownlineAgreement } from '@/contracts/agreements/downline';
import { listDownlineAgreements } from '@/contracts/agreements/downlines';
import { getHourAgreement } from '@/contracts/agreements/hour-agreement';
import type { AgreementGroup, AgreementKind } from '@/contracts/agreements/kinds';
import { getSalaryAgreement } from '@/contracts/agreements/salary-agreement';
import type { ResponseOf } from '@/contracts/operation';

/** Entries of a page. */
const PAGE_SIZE = 20;

export type SalaryAgreement = ResponseOf<typeof getSalaryAgreement>;
export type DividendAgreement = ResponseOf<typeof getDividendAgreement>;
export type HourAgreement = ResponseOf<typeof getHourAgreement>;
export type MyAgreement = SalaryAgreement | DividendAgreement | HourAgreement;
export type MyVersion = MyAgreement['versions'][number];

const READS: Record<AgreementKind, (signal: AbortSignal) => Promise<MyAgreement>> = {
  salary: (signal) => gateway(getSalaryAgreement, {}, signal),
  dividend: (signal) => gateway(getDividendAgreement, {}, signal),
  hour: (signal) => gateway(getHourAgreement, {}, signal),
};

/** The member's agreement of a kind, and which of all kinds wait for an answer (CALL-78 to CALL-80). */
export function agreementQuery(kind: AgreementKind) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'agreement', kind],
    queryFn: ({ signal }) => READS[kind](signal),
    staleTime: 10_000,
  });
}

export type DownlineAgreement = ResponseOf<typeof getDownlineAgreement>;
export type DownlineVersion = DownlineAgreement['versions'][number];

/** What was agreed with a direct downline, and what the agent holds (AGENT-24). */
export function downlineAgreementQuery(account: string, kind: AgreementKind) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'downline-agreement', account, kind],
    queryFn: ({ signal }) => gateway(getDownlineAgreement, { account, kind }, signal),
    staleTime: 10_000,
    retry: (failures, error) => failures < 2 && !isNoDownline(error),
  });
}

/** Whether nobody of that name is directly below. */
export const isNoDownline = (error: unknown): boolean => isUnknown(error, 'agreement.agent.unknown');

/** The agreements with direct downlines, page by page, the last first (AGENT-24). */
export function downlineAgreementsQuery(group: AgreementGroup | undefined) {
  const filter = group ? { group } : {};
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'downline-agreements', filter],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listDownlineAgreements,
        { ...filter, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Page = ResponseOf<typeof listDownlineAgreements>;
export type AgreementLine = Page['list'][number];

export const downlineAgreementsPage: PageOf<Page, AgreementLine> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => id,
};
